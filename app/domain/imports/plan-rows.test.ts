import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '#app/domain/text/name-key.ts'
import { outcomes, planRows, type Known, type Row, type School } from './plan-rows.ts'

const now = new Date('2026-11-22T06:00:00Z')

function member(userId: string, lastName: string, firstName: string, rest: Partial<Known> = {}): Known {
  const person = { firstName, lastName, nameKey: nameKey(lastName, firstName), dateOfBirth: '2010-03-14' }
  const account = { userId, username: userId, email: null, managed: true, role: 'ORG_STUDENT' }
  return { ...account, ...person, gender: 'FEMALE', groupKey: '9а', ...rest }
}

function school(...members: Known[]): School {
  const elsewhere = { usernames: new Set(['taken']), emails: new Set(['own@mail.kz']) }
  return { role: 'ORG_STUDENT', members, elsewhere, from1904: false, now }
}

const serik = { lastName: 'Серік', firstName: 'Аружан', dateOfBirth: '14.03.2010' }
const plan = (cells: Row['cells'][], at = school()) => [...planRows(cells.map((row, index) => ({ number: index + 2, cells: row })), at)] // oxfmt-ignore
const outcomeOf = (cells: Row['cells'], ...members: Known[]) => plan([cells], school(...members))[0]!
const reasonOf = (cells: Row['cells'], ...members: Known[]) =>
  outcomeOf(cells, ...members).refusals.map(({ column, key }) => `${column} ${key}`)

describe('a row of a list', () => {
  it('about somebody nobody knows makes an account', () => {
    expect(outcomeOf(serik).outcome).toBe('CREATE')
  })

  it('about a member found by username or e-mail changes what it says otherwise', () => {
    const known = member('a.serik', 'Серік', 'Аружан', { email: 's@mektep.kz' })
    const listed = { ...serik, username: 'A.Serik' }
    expect(outcomeOf(listed, known)).toMatchObject({ outcome: 'SAME', userId: 'a.serik' })
    expect(outcomeOf({ ...listed, group: '10 «А»' }, known).outcome).toBe('MOVE')
    expect(outcomeOf({ ...listed, group: '9-A' }, known).outcome).toBe('SAME')
    expect(outcomeOf({ ...serik, email: 'S@Mektep.kz', lastName: 'Серікқызы' }, known).outcome).toBe('CHANGE')
  })

  it('does not change what the owner of an account wrote themselves', () => {
    const own = member('a.serik', 'Серік', 'Аружан', { managed: false })
    expect(outcomeOf({ ...serik, username: 'a.serik', lastName: 'Ким', gender: 'м' }, own).outcome).toBe('SAME')
  })

  it('about a namesake born on the same day is a double until somebody decides, or the same where nothing differs', () => {
    const known = member('a.serik', 'Серік', 'Аружан')
    expect(outcomeOf({ ...serik, group: '10В' }, known)).toMatchObject({ outcome: 'DOUBLE', doubles: ['a.serik'] })
    expect(outcomeOf({ ...serik, group: '9А' }, known).outcome).toBe('SAME')
    expect(outcomeOf({ ...serik, dateOfBirth: '2010-03-15' }, known).outcome).toBe('CREATE')
    const undated = member('a.serik', 'Серік', 'Аружан', { dateOfBirth: null })
    expect(outcomeOf(serik, undated).outcome).toBe('DOUBLE')
  })

  it('about somebody with an account elsewhere is refused: they join by the code themselves', () => {
    expect(reasonOf({ ...serik, username: 'Taken' })).toEqual(['username elsewhere'])
    expect(reasonOf({ ...serik, email: 'own@mail.kz' })).toEqual(['email elsewhere'])
  })

  it('about a teacher is no row of pupils', () => {
    const teacher = member('tea', 'Серік', 'Аружан', { role: 'ORG_TEACHER' })
    expect(reasonOf({ ...serik, username: 'tea' }, teacher)).toEqual(['username otherRole'])
    expect(outcomeOf(serik, teacher).outcome).toBe('CREATE')
  })

  it('that says what an earlier row has said is refused with the number of that row', () => {
    const [, second] = plan([serik, serik])
    expect(second!.refusals).toEqual([{ column: 'lastName', key: 'personTwice', params: { row: 2 } }])
    const named = plan([
      { ...serik, username: 'a.kim' },
      { ...serik, firstName: 'Виктория', username: 'A.KIM' },
    ])
    expect(named[1]!.refusals).toEqual([{ column: 'username', key: 'usernameTwice', params: { row: 2 } }])
  })

  it('is refused cell by cell, each with its reason', () => {
    expect(reasonOf({ ...serik, dateOfBirth: '31.02.2010', email: 'erasyl@', firstName: 'Ә' })).toEqual([
      'firstName nameShort',
      'dateOfBirth dateNone',
      'email emailUnread',
    ])
    expect(reasonOf({ ...serik, lastName: '=CONCAT(B2;C2)', dateOfBirth: '' })).toEqual([
      'lastName formula',
      'dateOfBirth empty',
    ])
    expect(reasonOf({ fullName: 'Аружан', dateOfBirth: '3/4/2010' })).toEqual([
      'fullName nameParts',
      'dateOfBirth dateTwofold',
    ])
    expect(reasonOf({ fullName: 'К?с?мов Ан?ар', dateOfBirth: '2050-01-01' })).toEqual([
      'fullName nameLost',
      'dateOfBirth dateInFuture',
    ])
  })

  it('keeps quotes, apostrophes and hyphens of a name, and refuses what turns text around, cannot be seen or never ends', () => {
    for (const [lastName, firstName] of [
      ["О'Нил", 'Мэри-Энн'],
      ['Ким ("Ли")', 'Д’Артаньян'],
      ['Әбілқасым-ұлы', 'Ю'.repeat(2)],
    ]) {
      expect(outcomeOf({ ...serik, lastName, firstName }).outcome).toBe('CREATE')
    }
    const refused = (lastName: string) => reasonOf({ ...serik, lastName })
    expect(refused('Сер\u202Eік')).toEqual(['lastName characters'])
    expect(refused('Сер\u200Bік')).toEqual(['lastName characters'])
    expect(refused('Сер\uFFFDік')).toEqual(['lastName nameLost'])
    expect(refused('С'.repeat(300))).toEqual(['lastName tooLong'])
    expect(reasonOf({ ...serik, group: '9\u202EА' })).toEqual(['group characters'])
  })

  it('has one outcome whatever it says, in its order, and no person is what two rows become', () => {
    const text = fc.oneof(fc.constantFrom('', 'Серік', 'Аружан', 'a.serik', 'taken', '9А', '14.03.2010', 'ж', '=1'), fc.string()) // oxfmt-ignore
    const columns = [
      'lastName',
      'firstName',
      'fullName',
      'dateOfBirth',
      'gender',
      'group',
      'email',
      'username',
    ] as const
    const cells = fc.record(Object.fromEntries(columns.map(column => [column, text])))
    const members = [member('a.serik', 'Серік', 'Аружан'), member('taken.not', 'Аружан', 'Серік')]
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 12 }), rows => {
        const planned = plan(rows, school(...members))
        expect(planned.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 2))
        for (const { outcome, refusals, doubles, userId } of planned) {
          expect(outcomes).toContain(outcome)
          expect(refusals.length > 0).toBe(outcome === 'REFUSED')
          expect(doubles.length > 0).toBe(outcome === 'DOUBLE')
          expect(userId !== null).toBe(['CHANGE', 'MOVE', 'SAME'].includes(outcome))
        }
        const people = planned.flatMap(({ userId }) => userId ?? [])
        expect(new Set(people).size).toBe(people.length)
      }),
    )
  })
})
