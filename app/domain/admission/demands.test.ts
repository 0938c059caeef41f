import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageLevels } from '#app/domain/academic/languages.ts'
import { normaliseGpa } from '#app/domain/academic/gpa.ts'
import { anyApplicant, anyAsked, applicantWith, asking } from '#tests/world/admission.ts'
import { type Applicant, type Asked, judgeRequirements, type RequirementStatus, standingOf } from './demands.ts'

const statusOf = (asked: Asked, given: Partial<Applicant>) =>
  judgeRequirements([asked], applicantWith(given))[0]!.status
const english = (at: number) => ({ languages: [{ language: 'en', level: languageLevels[at - 1]! }] })
/** Best first. */
const order: RequirementStatus[] = ['met', 'nearly', 'read', 'unmet', 'unknown']
const rank = (status: RequirementStatus) => order.indexOf(status)
const anyList = fc.array(anyAsked, { maxLength: 8 })

describe('a requirement', () => {
  it.each<[Asked['measure'], number, keyof Applicant, number, RequirementStatus]>([
    ['UNT', 70, 'unt', 70, 'met'],
    ['UNT', 70, 'unt', 69, 'nearly'],
    ['UNT', 70, 'unt', 65, 'nearly'],
    ['UNT', 70, 'unt', 64, 'unmet'],
    ['GPA', 3.5, 'gpa', 3.5, 'met'],
    ['GPA', 3.5, 'gpa', 3.49, 'nearly'],
    ['GPA', 3.5, 'gpa', 3.3, 'nearly'],
    ['GPA', 3.2, 'gpa', 3, 'nearly'],
    ['GPA', 3.5, 'gpa', 3.29, 'unmet'],
    ['IELTS', 6.5, 'ielts', 6.5, 'met'],
    ['IELTS', 6.5, 'ielts', 6, 'nearly'],
    ['IELTS', 6.5, 'ielts', 5.5, 'unmet'],
    ['TOEFL', 90, 'toefl', 90, 'met'],
    ['TOEFL', 90, 'toefl', 82, 'nearly'],
    ['TOEFL', 90, 'toefl', 81, 'unmet'],
    ['SAT', 1400, 'sat', 1400, 'met'],
    ['SAT', 1400, 'sat', 1340, 'nearly'],
    ['SAT', 1400, 'sat', 1330, 'unmet'],
    ['SAT', 1400, 'sat', 0, 'unmet'],
  ])('of %s %d, for who has %s %d, is %5$s', (measure, minimum, name, have, status) => {
    expect(statusOf(asking(measure, minimum), { [name]: have })).toBe(status)
    expect(statusOf(asking(measure, minimum), {})).toBe('unknown')
  })

  it.each([
    [5, 'met'],
    [4, 'met'],
    [3, 'nearly'],
    [2, 'unmet'],
  ] as const)('of a language at level 4, for who is at %i, is %s', (level, status) => {
    const asked = asking('LEVEL', 4, { language: 'en' })
    expect(statusOf(asked, english(level))).toBe(status)
    expect(statusOf({ ...asked, language: 'de' }, english(level))).toBe('unknown')
  })

  it('told in words is for the person to read, whatever they have', () => {
    fc.assert(fc.property(anyApplicant, who => statusOf(asking('NONE', null), who) === 'read'))
    expect(statusOf(asking('SAT', null), { sat: 1500 })).toBe('read')
  })

  it('is met by a mark that comes to just as much on the other scale', () => {
    for (let tenths = 20; tenths <= 40; tenths += 1) {
      const minimum = tenths / 10
      // In floating point 4.1 − 1 is 3.0999999999999996.
      expect(statusOf(asking('GPA', minimum), { gpa: normaliseGpa((tenths + 10) / 10, 'FIVE') })).toBe('met')
      expect(statusOf(asking('GPA', minimum), { gpa: normaliseGpa(tenths / 4, 'TEN') })).toBe('met')
    }
  })

  it('says what the person has', () => {
    const [demand] = judgeRequirements([asking('IELTS', 6.5)], applicantWith({ ielts: 6 }))
    const { alternative, ...asked } = asking('IELTS', 6.5)
    expect(alternative).toBeNull()
    expect(demand).toEqual({ status: 'nearly', options: [{ ...asked, status: 'nearly', have: 6 }] })
  })
})

describe('alternatives', () => {
  const ielts = asking('IELTS', 6.5, { alternative: 'english' })
  const toefl = asking('TOEFL', 90, { alternative: 'english' })
  const words = asking('NONE', null, { alternative: 'english' })

  it.each<[Partial<Applicant>, RequirementStatus]>([
    [{ ielts: 7, toefl: 50 }, 'met'],
    [{ ielts: 4, toefl: 90 }, 'met'],
    [{ ielts: 4, toefl: 85 }, 'nearly'],
    [{ ielts: 4, toefl: 50 }, 'unmet'],
    [{ ielts: 7 }, 'met'],
    [{ ielts: 6 }, 'nearly'],
    [{ ielts: 4 }, 'unmet'],
    [{}, 'unknown'],
  ])('of IELTS 6.5 and TOEFL 90, for who has %o, are together %s', (given, status) => {
    const demands = judgeRequirements([ielts, toefl], applicantWith(given))
    expect(demands).toHaveLength(1)
    expect(demands[0]!.status).toBe(status)
    expect(demands[0]!.options).toHaveLength(2)
  })

  it('told in words may be open to who falls short in figures', () => {
    const statusWith = (given: Partial<Applicant>) =>
      judgeRequirements([ielts, words], applicantWith(given)).map(({ status }) => status)
    expect(statusWith({ ielts: 7 })).toEqual(['met'])
    expect(statusWith({ ielts: 6 })).toEqual(['nearly'])
    expect(statusWith({ ielts: 4 })).toEqual(['read'])
    expect(statusWith({})).toEqual(['read'])
  })

  it('belong together by their word alone, as on the page of the institution', () => {
    const exam = asking('SAT', 1300, { type: 'ACADEMIC', alternative: 'entry' })
    const other = asking('IELTS', 6, { type: 'LANGUAGE', alternative: 'entry' })
    expect(judgeRequirements([exam, other], applicantWith({ sat: 1300 }))).toHaveLength(1)
    expect(judgeRequirements([exam, { ...other, alternative: 'english' }], applicantWith())).toHaveLength(2)
    expect(judgeRequirements([ielts, asking('SAT', 1300), asking('SAT', 1400), toefl], applicantWith())).toHaveLength(3)
  })

  it('may come in any order', () => {
    const shuffled = anyList.chain(asked =>
      fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray(asked, { minLength: asked.length, maxLength: asked.length }),
        anyApplicant,
      ),
    )
    fc.assert(
      fc.property(shuffled, ([asked, other, who]) => {
        const [one, two] = [asked, other].map(list => judgeRequirements(list, who))
        const statuses = (demands: typeof one) => demands!.map(({ status }) => status).sort()
        expect(statuses(two)).toEqual(statuses(one))
        expect(standingOf(two!)).toBe(standingOf(one!))
      }),
    )
  })

  it('are worth the best of them, and one more never spoils them', () => {
    fc.assert(
      fc.property(fc.array(anyAsked, { minLength: 1, maxLength: 4 }), anyAsked, anyApplicant, (given, extra, who) => {
        const same = (asked: Asked) => ({ ...asked, alternative: 'entry' })
        const [before] = judgeRequirements(given.map(same), who)
        const [after] = judgeRequirements([...given, extra].map(same), who)
        expect(rank(before!.status)).toBe(Math.min(...before!.options.map(({ status }) => rank(status))))
        expect(rank(after!.status)).toBeLessThanOrEqual(rank(before!.status))
      }),
    )
  })
})

describe('demands together', () => {
  it.each<[Asked[], Partial<Applicant>, string]>([
    [[], {}, 'met'],
    [[asking('NONE', null)], {}, 'met'],
    [[asking('GPA', 3), asking('NONE', null)], { gpa: 3 }, 'met'],
    [[asking('GPA', 3), asking('SAT', 1300)], { gpa: 3 }, 'unknown'],
    [[asking('GPA', 3), asking('SAT', 1300)], { gpa: 2.9 }, 'nearly'],
    [[asking('GPA', 3), asking('SAT', 1300)], { gpa: 2.9, sat: 900 }, 'unmet'],
    [[asking('GPA', 3), asking('SAT', 1300)], { gpa: 2 }, 'unmet'],
  ])('%o for who has %o are %s', (asked, given, standing) => {
    expect(standingOf(judgeRequirements(asked, applicantWith(given)))).toBe(standing)
  })

  it('are held up by nothing that is told in words', () => {
    fc.assert(
      fc.property(anyList, anyApplicant, (asked, who) => {
        const judged = judgeRequirements(asked, who)
        expect(standingOf(judgeRequirements([...asked, asking('NONE', null)], who))).toBe(standingOf(judged))
      }),
    )
  })

  it('hold every requirement once', () => {
    fc.assert(
      fc.property(anyList, anyApplicant, (asked, who) => {
        const options = judgeRequirements(asked, who).flatMap(demand => demand.options)
        expect(options).toHaveLength(asked.length)
        for (const { measure, status, have } of options) {
          expect(status === 'read').toBe(measure === 'NONE')
          expect(have === null).toBe(status === 'read' || status === 'unknown')
        }
      }),
    )
  })

  it('hold nothing up where another way in is told in words only, however near the points are', () => {
    const either = [asking('NONE', null), asking('UNT', 50)].map(one => ({ ...one, alternative: 'exam' }))
    const standingAt = (unt: number | null) => standingOf(judgeRequirements(either, applicantWith({ unt })))
    expect([null, 0, 45, 50].map(standingAt)).toEqual(['met', 'met', 'met', 'met'])
  })

  it('are never worse for who has more', () => {
    const numbers = ['unt', 'gpa', 'ielts', 'toefl', 'sat'] as const
    const most = { unt: 140, gpa: 4, ielts: 9, toefl: 120, sat: 1600 }
    fc.assert(
      fc.property(
        anyList,
        anyApplicant,
        fc.constantFrom(...numbers),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (asked, who, name, by) => {
          const raised = (from: number | null, to: number) => (from === null ? null : from + (to - from) * by)
          const better = {
            ...who,
            [name]: raised(who[name], most[name]),
            languages: who.languages.map(skill => ({ ...skill, level: 'NATIVE' as const })),
          }
          const [before, after] = [who, better].map(one => judgeRequirements(asked, one))
          for (const [at, demand] of before!.entries()) {
            expect(rank(after![at]!.status)).toBeLessThanOrEqual(rank(demand.status))
          }
        },
      ),
    )
  })
})
