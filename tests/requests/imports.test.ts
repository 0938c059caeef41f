import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/imports.ts'
import reasons from '#app/i18n/locales/ru/importReasons.ts'
import school from '#app/i18n/locales/ru/school.ts'
import students from '#app/i18n/locales/ru/students.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { onSqlite } from '#tests/world/postgres.ts'

const SCHOOL = '/admin/organizations/demo-lyceum'

let site: Site
let admin: Visitor
/** A second person, because one may upload only thirty files an hour. */
let clerk: Visitor
beforeAll(async () => {
  site = await borrowSite()
  admin = await site.signIn('orgadmin')
  clerk = await site.signIn('staff')
})
afterAll(() => site.stop())

const send = (bytes: Buffer | Uint8Array | string, { as = admin, kind = 'students', name = 'list.xlsx' } = {}) => {
  const file = { field: 'file', name, bytes: typeof bytes === 'string' ? bytes : Buffer.from(bytes) }
  return site.visit(`${SCHOOL}/${kind}/upload`, { as, ...sent({}, file), cookies: { language: 'ru' } })
}
const header = 'Фамилия;Имя;Дата рождения;Класс;Логин\n'
const refusalOf = async (bytes: Parameters<typeof send>[0]) => {
  const { status, text } = await send(bytes)
  return [status, errorBeside(text, 'file')?.replace(/^Ошибка:\s*/, '')]
}
const see = (path: string, as = admin) => site.visit(path, { as, cookies: { language: 'ru' } })
const importOf = (path: string) => site.database.import.findUniqueOrThrow({ where: { id: path.split('/').at(-1)! } })
const over = async (path: string) => {
  await expect.poll(async () => (await importOf(path)).state).not.toMatch(/^(?:WAITING|RUNNING|UNDOING)$/)
  return importOf(path)
}
const pupils = (lastName: string) =>
  site.database.member.findMany({
    where: { organizationId: 'demo-lyceum', user: { profile: { lastName } } },
    include: { user: { include: { profile: true, slip: true } }, group: true },
    orderBy: { id: 'asc' },
  })

describe('a list of pupils', () => {
  it('is shown first, taken by one button, and undone where nobody has signed in', async () => {
    const rows =
      'Импортова;Айша;14.03.2010;9 "Ж";\nИмпортова;Ботагөз;2010-11-02;9ж;b.import\nИмпортова;Ә;31.02.2010;;\n'
    const { location } = await send(header + rows, { name: 'ученики.csv' })
    const page = await see(location!)
    expect(headingOf(page.text)).toBe('2 из 3 строк готовы, 1 нужно посмотреть')
    for (const word of [reasons['reason.nameShort'], reasons['reason.dateNone'], '31.02.2010', '9 "Ж"']) {
      expect(mainOf(page.text)).toContain(word)
    }
    expect(await pupils('Импортова')).toEqual([])

    expect((await site.visit(`${location!}/take`, { as: admin, form: {} })).location).toBe(location)
    // Pressing the button twice has no further effect.
    await site.visit(`${location!}/take`, { as: admin, form: {} })
    expect(await over(location!)).toMatchObject({ state: 'DONE', done: 2 })
    const made = await pupils('Импортова')
    expect(made.map(({ user }) => user.username)).toEqual(expect.arrayContaining(['b.import']))
    expect(made).toHaveLength(2)
    for (const { user, group, role } of made) {
      expect([user.managedById, role, user.passwordChangeRequired]).toEqual(['demo-lyceum', 'ORG_STUDENT', true])
      expect(group).toMatchObject({ code: '9 "Ж"', year: 9 })
      expect(user.slip).not.toBeNull()
    }

    await site.database.user.update({ where: { id: made[0]!.userId }, data: { onboardedAt: new Date() } })
    await site.visit(`${location!}/undo`, { as: admin, form: {} })
    expect((await over(location!)).state).toBe('UNDONE')
    expect((await pupils('Импортова')).map(({ userId }) => userId)).toEqual([made[0]!.userId])
  })

  it('that is sent twice makes nobody twice, and a namesake waits until somebody decides', async () => {
    const list = `${header}Дважды;Серік;2009-05-05;9Ю;\n`
    const first = (await send(list)).location!
    const second = (await send(list)).location!
    for (const path of [first, second]) {
      await site.visit(`${path}/take`, { as: admin, form: {} })
      await over(path)
    }
    expect(await pupils('Дважды')).toHaveLength(1)
    const third = (await send(list)).location!
    expect(mainOf((await see(third)).text)).toContain(words.earlierLink)
    expect(await importOf(third)).toMatchObject({ counts: { SAME: 1, CREATE: 0 } })

    const moved = (await send(list.replace('9Ю', '9Э'))).location!
    expect(await importOf(moved)).toMatchObject({ counts: { DOUBLE: 1 } })
    await site.visit(`${moved}/take`, { as: admin, form: {} })
    expect((await importOf(moved)).state).toBe('CHECKED')
    const userId = (await pupils('Дважды'))[0]!.userId
    await site.visit(`${moved}/take`, { as: admin, form: { 'row-2': userId } })
    await over(moved)
    expect((await pupils('Дважды')).map(({ group }) => group!.code)).toEqual(['9Э'])
    const done = mainOf((await see(moved)).text)
    for (const key of ['partsTitle.done', 'part.decided_one'] as const) expect(done).toContain(words[key])
    expect(done).not.toContain(words['part.DOUBLE_one'])
    await site.visit(`${moved}/undo`, { as: admin, form: {} })
    await over(moved)
    expect((await pupils('Дважды')).map(({ group }) => group!.code)).toEqual(['9Ю'])
  })

  it('whose double is not to be taken waits for no decision', async () => {
    const list = `${header}Решённый;Серік;2009-05-05;9Ю;\n`
    const first = (await send(list, { as: clerk })).location!
    await site.visit(`${first}/take`, { as: clerk, form: {} })
    await over(first)
    const { location } = await send(`${list.replace('9Ю', '9Э')}Решённый;Новый;2009-05-05;9Ю;\n`, { as: clerk })
    expect(headingOf((await see(location!)).text)).toBe('1 из 2 строк готовы, 1 нужно посмотреть')
    await site.visit(`${location!}/doubles`, { as: clerk, form: { 'row-2': 'SKIP' } })
    const decided = (await see(location!)).text
    expect(headingOf(decided)).toBe('1 строка готова')
    expect(mainOf(decided)).toContain(words['part.decided_one'])
    expect(mainOf(decided)).not.toContain(words['part.DOUBLE_one'])
    await site.visit(`${location!}/take`, { as: clerk, form: {} })
    await over(location!)
    const done = mainOf((await see(location!)).text)
    expect(done).toContain(words['part.decided_one'])
    expect(done).not.toContain(words['part.DOUBLE_one'])
  })

  it('tells of a person who has only asked to join neither the date of birth nor the last visit', async () => {
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'dana' } })
    const named = { firstName: 'Дана', lastName: 'Просит', nameKey: 'просит дана', dateOfBirth: '2009-07-13' }
    await site.database.profile.update({ where: { userId }, data: named })
    const place = { userId, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'PENDING' }
    await site.database.member.create({ data: place })
    const namesake = (await send(`${header}Просит;Дана;2009-07-13;9Ж;\n`, { as: clerk })).location!
    const page = mainOf((await see(namesake)).text)
    expect(page).toContain(students['status.PENDING.means'])
    expect(page).not.toContain(words.neverSeen)
    const other = (await send(`${header}Просит;Дана;2009-07-14;9Ж;dana\n`, { as: clerk })).location!
    expect((await see(other)).text).not.toContain('2009-07-13')
    await site.database.member.deleteMany({ where: { userId, organizationId: 'demo-lyceum' } })
  })

  it('leaves to an account its owner made what they wrote, though they wished help with the password', async () => {
    const { location } = await send(`${header}Самов;Али;2009-05-05;;a.samov\n`, { as: clerk })
    await site.visit(`${location!}/take`, { as: clerk, form: {} })
    await over(location!)
    const [pupil] = await pupils('Самов')
    await site.database.user.update({ where: { id: pupil!.userId }, data: { managedById: null } })
    const wish = { status: 'PENDING', passwordHelp: true }
    await site.database.member.update({ where: { id: pupil!.id }, data: wish })
    const accept = `${SCHOOL}/requests/${pupil!.id}`
    expect((await site.visit(accept, { as: clerk, form: { answer: 'accept' } })).status).toBe(302)
    const second = (await send(`${header}Самов;Али;2009-05-06;;a.samov\n`, { as: clerk })).location!
    expect(await importOf(second)).toMatchObject({ counts: { SAME: 1 } })
  })

  it('is nobody’s of another school, and a list of staff is its administrators’ only', async () => {
    const { location } = await send(`${header}Чужая;Аида;2009-05-05;;\n`)
    const other = await site.signIn('otheradmin')
    for (const path of [location!, `${location!}/refused`, `${location!}/progress`]) {
      expect((await see(path, other)).status).toBe(404)
      const elsewhere = path.replace('demo-lyceum', 'demo-college')
      expect((await see(elsewhere, await site.signIn('superadmin'))).status).toBe(404)
    }
    expect((await site.visit(`${location!}/take`, { as: other, form: {} })).status).toBe(404)
    const list = (await send('ФИО\nЖұмабаев Мағжан\n', { kind: 'staff' })).location!
    const staff = await site.signIn('staff')
    expect((await site.visit(`${list}/take`, { as: staff, form: {} })).status).toBe(404)
    expect((await importOf(list)).state).toBe('CHECKED')
  })

  it('with refused rows is in the log when those are taken away as a file', async () => {
    const { location } = await send(`${header}Файлова;Ә;2009-05-05;;\n`, { as: clerk })
    await see(`${location!}/refused`)
    const importId = location!.split('/').at(-1)!
    const events = await site.database.auditEvent.findMany({ where: { action: 'organization.exported' } })
    expect(events.map(({ details }) => details)).toContainEqual({ kind: 'refused', importId, count: 1 })
  })

  it('refuses who has an account elsewhere, and gives back the refused rows to be mended', async () => {
    const { location } = await send(`${header}Алиев;Ерлан;2009-05-05;9А;newcomer\n=1+1;Ерлан;2009-05-05;;\n`)
    const { text } = await see(location!)
    for (const key of ['reason.elsewhere', 'reason.formula'] as const) expect(mainOf(text)).toContain(reasons[key])
    const file = await see(`${location!}/refused`)
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  })
})

describe('a list that is taken', () => {
  const rowsOf = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix};${letters(at)};2009-05-05;9Ц;\n`).join('')
  /** Turns a number into letters, because names have no digits. */
  const letters = (at: number) => Array.from(String(at + 100), digit => 'бвгджзклмн'[Number(digit)]).join('')
  const take = (path: string, form = {}, as = admin) => site.visit(`${path}/take`, { as, form })

  it('while somebody of it was made by another list makes nobody twice, whatever else the two say', async () => {
    const first = (await send(`${header}Серик;Опечатка;2009-05-05;;m.opechatka\n`)).location!
    const second = (await send(`${header}Серік;Опечатка;2009-05-06;;M.Opechatka\n`)).location!
    await take(first)
    await over(first)
    await take(second)
    await over(second)
    const [made] = await pupils('Серик')
    expect(await pupils('Серік')).toEqual([])
    const row = await site.database.importRow.findFirstOrThrow({ where: { importId: second.split('/').at(-1)! } })
    expect(row).toMatchObject({ outcome: 'DOUBLE', doubles: [made!.userId], choice: null, state: 'WAITING' })
  })

  it('makes two namesakes of one day who have usernames of their own, however far apart they stand', async () => {
    const twin = (username: string) => `Близнец;Али;2009-05-05;;${username}\n`
    const { location } = await send(header + twin('ali.one') + rowsOf('Между', 60) + twin('ali.two'))
    await take(location!)
    expect(await over(location!)).toMatchObject({ state: 'DONE', done: 62 })
    expect((await pupils('Близнец')).map(({ user }) => user.username).sort()).toEqual(['ali.one', 'ali.two'])
  })

  it('can be undone until 24 hours after its end, which doubles decided later do not move', async () => {
    const list = `${header}Срочный;Али;2009-05-05;9Ю;\n`
    const before = (await send(list)).location!
    const { location } = await send(list.replace('9Ю', '9Э') + 'Срочный;Вали;2009-05-05;9Ю;\n')
    await take(before)
    await over(before)
    await take(location!)
    const { undoUntil, finishedAt } = await over(location!)
    expect(undoUntil!.getTime() - finishedAt!.getTime()).toBe(24 * 60 * 60 * 1000)
    const past = new Date(Date.now() - 60_000)
    const { id } = await site.database.import.update({ where: { id: location!.split('/').at(-1)! }, data: { undoUntil: past } }) // oxfmt-ignore
    await take(location!, { 'row-2': 'NEW' })
    expect(await over(location!)).toMatchObject({ state: 'DONE', undoUntil: past })
    const { location: target } = await site.visit(`${location!}/undo`, { as: admin, form: {} })
    expect(mainOf((await see(target!)).text)).toContain(words['told.late'])
    expect(await site.database.importRow.count({ where: { importId: id, state: 'DONE' } })).toBe(2)
  })

  it('leaves whom somebody has given another role since', async () => {
    const list = `${header}Ролев;Али;2009-05-05;9Ю;r.rolev\n`
    const first = (await send(list)).location!
    await take(first)
    await over(first)
    const second = (await send(list.replace('9Ю', '9Э'))).location!
    expect(await importOf(second)).toMatchObject({ counts: { MOVE: 1 } })
    const id = (await pupils('Ролев'))[0]!.id
    await site.database.member.update({ where: { id }, data: { role: 'ORG_TEACHER' } })
    await take(second)
    expect(await over(second)).toMatchObject({ state: 'DONE', done: 1 })
    expect((await pupils('Ролев'))[0]!.group!.code).toBe('9Ю')
  })

  it('that is undone keeps who was given another role since: it may be the only administrator', async () => {
    const list = `${header}Звенов;Али;2009-05-05;;a.zvenov\nЗвенов;Вали;2009-05-05;;v.zvenov\n`
    const { location } = await send(list, { as: clerk })
    await take(location!)
    await over(location!)
    const { id } = await site.database.member.findFirstOrThrow({ where: { user: { username: 'a.zvenov' } } })
    await site.database.member.update({ where: { id }, data: { role: 'ORG_ADMIN' } })
    await site.visit(`${location!}/undo`, { as: admin, form: {} })
    expect(await over(location!)).toMatchObject({ state: 'UNDONE' })
    expect((await pupils('Звенов')).map(({ user }) => user.username)).toEqual(['a.zvenov'])
    await site.database.user.delete({ where: { usernameFolded: 'a.zvenov' } })
  })

  it('that is undone leaves the account of who has left and come back since as they wrote it', async () => {
    const list = `${header}Возвратов;Али;2009-05-05;;a.vozvratov\n`
    const first = (await send(list, { as: clerk })).location!
    await take(first)
    await over(first)
    const { location } = await send(list.replace('2009-05-05', '2009-05-06'), { as: clerk })
    await take(location!)
    await over(location!)
    const [pupil] = await pupils('Возвратов')
    await site.database.user.update({ where: { id: pupil!.userId }, data: { managedById: null } })
    await site.visit(`${location!}/undo`, { as: admin, form: {} })
    await over(location!)
    expect((await pupils('Возвратов'))[0]!.user.profile!.dateOfBirth).toBe('2009-05-06')
  })

  it('is taken and undone once and whole, though the worker is killed in the middle of each', async () => {
    const rows = 150
    let killed = await startServer()
    const { databaseUrl } = killed
    const chief = await killed.signIn('orgadmin')
    const file = { field: 'file', name: 'list.csv', bytes: header + rowsOf('Убитый', rows) }
    const { location } = await killed.visit(`${SCHOOL}/students/upload`, { as: chief, ...sent({}, file) })
    const importId = location!.split('/').at(-1)!
    const count = (state: string) => killed.database.importRow.count({ where: { importId, state } })
    const stateOf = async () => (await killed.database.import.findUniqueOrThrow({ where: { id: importId } })).state
    /** Kills the server once a number of rows have reached a state, and starts another on the same database. On a fast
     *  machine the work may have just ended; then the test covers less but does not fail. */
    const killAt = async (state: string, most: number) => {
      await expect.poll(() => count(state), { interval: 5 }).toBeGreaterThanOrEqual(most)
      await killed.kill()
      killed = await startServer({ databaseUrl })
      // The job of a dead worker becomes free when its lease expires. Expire it now instead of waiting half a minute.
      const lapsed = { leaseUntil: new Date(Date.now() - 1) }
      await killed.database.job.updateMany({ where: { state: 'RUNNING', kind: 'import' }, data: lapsed })
    }

    await killed.visit(`${location!}/take`, { as: chief, form: {} })
    await killAt('DONE', 1)
    await killAt('DONE', 60)
    await expect.poll(stateOf).toBe('DONE')
    const { database } = killed
    const people = await database.member.findMany({
      where: { organizationId: 'demo-lyceum', user: { profile: { lastName: 'Убитый' } } },
      include: { user: { include: { profile: true } } },
    })
    expect(people).toHaveLength(rows)
    expect(new Set(people.map(({ user }) => user.profile!.firstName)).size).toBe(rows)
    expect(await database.import.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({ done: rows })
    const lines = await database.importRow.findMany({ where: { importId } })
    expect(lines.map(({ userId }) => userId).sort()).toEqual(people.map(({ userId }) => userId).sort())
    const added = { action: 'member.added', subjectId: { in: people.map(({ userId }) => userId) } }
    expect(await database.auditEvent.count({ where: added })).toBe(rows)

    await killed.visit(`${location!}/undo`, { as: chief, form: {} })
    await killAt('UNDONE', 1)
    await expect.poll(stateOf).toBe('UNDONE')
    expect(await count('UNDONE')).toBe(rows)
    const left = { organizationId: 'demo-lyceum', user: { profile: { lastName: 'Убитый' } } }
    expect(await killed.database.member.count({ where: left })).toBe(0)
    await killed.stop()
  })

  it('that was never kept whole is nobody’s, and one that no job works on any more may be taken again', async () => {
    const half = (await send(`${header}Полусписок;Али;2009-05-05;;\n`)).location!
    const forgotten = (await send(`${header}Забытый;Али;2009-05-05;;\n`)).location!
    const set = (path: string, state: string) =>
      site.database.import.update({ where: { id: path.split('/').at(-1)! }, data: { state } })
    await set(half, 'KEEPING')
    expect((await see(half)).status).toBe(404)
    await take(half)
    expect((await importOf(half)).state).toBe('KEEPING')

    await set(forgotten, 'RUNNING')
    await site.database.job.create({ data: { kind: 'housekeeping', payload: {} } })
    await expect.poll(async () => (await importOf(forgotten)).state).toBe('FAILED')
    await take(forgotten)
    expect(await over(forgotten)).toMatchObject({ state: 'DONE', done: 1 })
    expect(await pupils('Забытый')).toHaveLength(1)
  })
})

it('is sent in on a page whose sections stand over its whole width, above the form', async () => {
  const { text } = await see(`${SCHOOL}/students/upload`)
  expect(text.indexOf(`aria-label="${school.sections}"`)).toBeGreaterThan(0)
  expect(text.indexOf(`aria-label="${school.sections}"`)).toBeLessThan(text.indexOf('<h1'))
})

onSqlite('a list that was taken has the sizes of the tables counted again', async () => {
  const counted = async () =>
    (await site.database.$queryRaw<{ tbl: string }[]>`SELECT DISTINCT "tbl" FROM "sqlite_stat1"`).map(({ tbl }) => tbl)
  await site.database.$executeRaw`DELETE FROM "sqlite_stat1"`
  // A schema change makes every connection reload the table statistics.
  await site.database.$executeRaw`CREATE TABLE "Passing" ("id" TEXT)`
  await site.database.$executeRaw`DROP TABLE "Passing"`
  const { location } = await send(`${header}Считанный;Али;2009-05-05;;\n`)
  expect(await counted()).not.toContain('Member')
  await site.visit(`${location!}/take`, { as: admin, form: {} })
  await expect.poll(counted).toContain('Member')
})

describe('a file that is no list', () => {
  it.each([
    ['a PDF called .xlsx', '%PDF-1.7\n%âãÏÓ', 400, words['invalid.listType']],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 400, words['invalid.listOld']],
    ['nothing but spaces', '  \n \n', 400, words['invalid.listEmpty']],
    ['only a header', header, 400, words['invalid.listNoRows']],
    ['no header', 'а;б\nв;г\n', 400, words['invalid.listNoColumns']],
    ['10,001 rows', header + 'Ким;Вера;2009-05-05;;\n'.repeat(10_001), 413, words['invalid.listTooLong']],
    ['a broken zip', 'PK\u0003\u0004 nothing', 400, words['invalid.listBroken']],
  ])('%s is refused in words', async (_, bytes, status, message) => {
    expect(await refusalOf(bytes)).toEqual([status, message])
  })

  it('names the columns that are missing', async () => {
    const [, message] = await refusalOf('Имя;Класс\nВера;9А\n')
    expect(message).toBe(words['invalid.listColumnsMissing'].replace('{columns}', '«Фамилия», «Дата рождения»'))
  })

  it('is not unpacked when it is a bomb', async () => {
    const parts = { 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000), '[Content_Types].xml': strToU8('<Types/>') }
    expect(await refusalOf(zipSync(parts, { level: 6 }))).toEqual([413, words['invalid.listTooLarge']])
  })
})

it('gives a template in three languages that it can read itself', async () => {
  for (const language of ['ru', 'kk', 'en']) {
    const url = `${SCHOOL}/imports/template?kind=STUDENTS&language=${language}`
    expect((await see(url)).status).toBe(200)
  }
  const columns = ['Тегі', 'Аты', 'Туған күні'].map(header => ({ header }))
  const { location } = await send(await writeSheet('Тізім', columns, [['Қасымова', 'Аружан', '2010-03-14']]))
  expect(await importOf(location!)).toMatchObject({ counts: { CREATE: 1 }, rows: 1 })
})
