import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/admissionCycle.ts'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import sheetWords from '#app/i18n/locales/ru/grantImports.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { readSheet, writeSheet } from '#app/outside/spreadsheet.server.ts'
import { choose, pick } from '#tests/world/choices.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { storedPlan, makePlanner, makePlanOf } from '#tests/world/planner.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const A_WHILE = 5 * 60 * 1000
const HOME = '/admin/admission'
const RESULTS = `${HOME}/results`

// The domain runs in this process, on the server's database.
const databaseUrl = await borrowDatabase()
const { keepChanceFitted } = await import('#app/domain/admission/chance-fit.server.ts')
const { seedContent } = await import('#prisma/seed/content.ts')

let site: Site
let ministry: Visitor
let superadmin: Visitor
const folder = mkdtempSync(join(tmpdir(), 'admission-cycle-'))
beforeAll(async () => {
  site = await startServer({ databaseUrl })
  ministry = await site.signIn('ministry')
  superadmin = await site.signIn('superadmin')
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

type Form = Record<string, string>
const open = (path: string, as: Visitor = ministry) => site.visit(path, { as, cookies: { language: 'ru' } })
const send = (path: string, form: Form = {}, as = ministry) =>
  site.visit(path, { as, form, cookies: { language: 'ru' } })

describe('a file of results', () => {
  const head = 'Раздел;Форма;ГОП;Код вуза;Метка;Квота;Минимальный балл;Средний балл;Число грантов'
  // The year of B013 that is not yet in the content, a corrected row of B057, and invalid rows.
  const rows = [
    'GENERAL;FULL;B013;7;;GENERAL;120;126,5;90',
    'GENERAL;FULL;B057;7;;GENERAL;101;110;9',
    'GENERAL;FULL;В057;7;;GENERAL;100;110;9',
    'GENERAL;FULL;B057;29;;GENERAL;1400;110;=1+1',
  ]
  const list = [head, ...rows].join('\n')
  const upload = (
    bytes: string | Buffer,
    { kind = 'RESULTS', year = '2026', name = 'итоги.csv', as = ministry, more = {} } = {},
  ) =>
    site.visit(RESULTS, {
      as,
      ...sent({ kind, year, ...more }, { field: 'file', name, bytes }),
      cookies: { language: 'ru' },
    })
  const idOf = (path: string) => path.split('?')[0]!.split('/').at(-1)!
  const sheetOf = (path: string) =>
    site.database.grantImport.findUniqueOrThrow({ where: { id: idOf(path) }, omit: { fit: true } })
  const computed = (path: string) => expect.poll(async () => (await sheetOf(path)).state).not.toBe('FITTING')
  const counted = async () => ({
    results: await site.database.grantResult.count(),
    fits: await site.database.chanceFit.count(),
    edits: await site.database.contentEdit.count({ where: { kind: 'IMPORTED' } }),
  })
  const science = async () => mainOf((await site.visit('/science', { cookies: { language: 'ru' } })).text)

  /** Computes anew the chance of a person with 104 points at Abai University, group B013. */
  async function chanceNow(person: Visitor) {
    const entered = { unt: '104', untSubjects: 'BIOLOGY+CHEMISTRY' }
    const { location } = await choose(site, person, 'abai-b013', entered)
    const made = async () =>
      site.database.institutionAnalysis.findUnique({ where: { id: location!.split('/').at(-1)! } })
    await expect.poll(async () => (await made())?.completedAt ?? null).not.toBeNull()
    return (await made())!.facts
  }
  const chanceIn = (facts: unknown) => JSON.stringify(facts).match(/"chance":([\d.]+)/)![1]

  it('is shown first, published by one button, and counts at once for a person and for the page of figures', async () => {
    const person = await makePerson(site, { year: '11' })
    await pick(site, person, ['abai'])
    const [before, figures, chance] = [await counted(), await science(), chanceIn(await chanceNow(person))]

    const { status, location } = await upload(list)
    expect(status).toBe(302)
    await computed(location!)
    const page = await open(location!)
    expect(headingOf(page.text)).toBe('Итоги конкурса грантов, 2026 год')
    const main = mainOf(page.text)
    for (const word of ['reason.programme-group-unknown', 'reason.minimum-invalid', 'reason.grants-invalid'] as const) {
      expect(main).toContain(sheetWords[word])
    }
    for (const typed of ['В057', '1400', '=1+1', 'Строка 4']) expect(main).toContain(typed)
    expect(main).toContain(sheetWords['section.GENERAL'])
    // The same figures as on the /science page, before and after.
    expect(main).toContain(sheetWords.fitTitle)
    expect(main).toContain(figures.match(/Посчитано [^.]+\./)![0])
    expect(main).toMatch(/0,\d+ → 0,\d+/)
    expect(await counted()).toEqual(before)
    expect(await science()).toBe(figures)
    expect(chanceIn(await chanceNow(person))).toBe(chance)

    for (let press = 1; press <= 2; press += 1) {
      expect((await send(`${location!}/publish`)).location).toBe(location)
    }
    expect(await counted()).toEqual({ results: before.results + 1, fits: before.fits + 1, edits: before.edits + 2 })
    const where = { year: 2026, section: 'GENERAL', form: 'FULL', universityCode: '7', quota: 'GENERAL', tag: '' }
    const result = (groupCode: string) => site.database.grantResult.findFirst({ where: { ...where, groupCode } })
    expect(await result('B013')).toMatchObject({ origin: 'ADMIN', minimum: 120, average: 126.5, grants: 90 })
    expect(await result('B057')).toMatchObject({ origin: 'SEED', minimum: 101, editedAt: expect.any(Date) as Date })
    expect(await science()).not.toBe(figures)
    expect(chanceIn(await chanceNow(person))).not.toBe(chance)
    const events = await site.database.auditEvent.findMany({ where: { action: 'cutoffs.imported' } })
    expect(events).toMatchObject([{ details: { kind: 'RESULTS', cycle: 2026, fresh: 1, changed: 1, refused: 2 } }])
    expect(mainOf((await open(location!)).text)).toContain('Опубликовано')
  })

  it('sent a second time changes nothing, and there is nothing to publish', async () => {
    const before = await counted()
    const { location } = await upload(list)
    await computed(location!)
    const { text } = await open(location!)
    expect(mainOf(text)).toContain(sheetWords.nothingNew)
    expect(text).not.toContain(`${location!}/publish`)
    expect((await send(`${location!}/publish`)).location).toContain('notice=nothing')
    expect(await counted()).toEqual(before)
  })

  it('sent once more by the same form is the same sheet, and with another file or year another', async () => {
    const idempotencyKey = randomUUID()
    const first = (await upload(list, { more: { idempotencyKey } })).location
    expect((await upload(list, { more: { idempotencyKey } })).location).toBe(first)
    const others = [
      await upload(`${list}\n`, { more: { idempotencyKey } }),
      await upload(list, { more: { idempotencyKey }, year: '2025' }),
      await upload(list, { more: { idempotencyKey: randomUUID() } }),
    ]
    expect(new Set([first, ...others.map(({ location }) => location)]).size).toBe(4)
    for (const { location } of others) await computed(location!)
  })

  it('that is thrown away changes nothing and cannot be published', async () => {
    const before = [await counted(), await science()]
    const { location } = await upload(`${head}\nGENERAL;FULL;B001;7;;GENERAL;139;139;9`)
    await computed(location!)
    for (let press = 1; press <= 2; press += 1) expect((await send(`${location!}/discard`)).location).toBe(location)
    expect((await send(`${location!}/publish`)).location).toContain('notice=late')
    expect((await sheetOf(location!)).state).toBe('DISCARDED')
    expect([await counted(), await science()]).toEqual(before)
  })

  it('is computed anew where somebody has published another meanwhile', async () => {
    const [first, second] = [
      (await upload(`${head}\nGENERAL;FULL;B001;7;;GENERAL;108;112;9`)).location!,
      (await upload(`${head}\nGENERAL;FULL;B001;7;;GENERAL;109;112;9`, { as: superadmin })).location!,
    ]
    await Promise.all([computed(first), computed(second)])
    expect((await send(`${first}/publish`)).location).toBe(first)
    expect((await send(`${second}/publish`, {}, superadmin)).location).toContain('notice=anew')
    await computed(second)
    expect(mainOf((await open(`${second}?notice=anew`)).text)).toContain(sheetWords['told.anew'])
    const [line] = await site.database.grantImportRow.findMany({ where: { importId: idOf(second) } })
    expect(line).toMatchObject({ outcome: 'CHANGED', before: { minimum: '108' }, after: { minimum: '109' } })
    expect((await send(`${second}/publish`, {}, superadmin)).location).toBe(second)
  })

  it('gives its refused rows back to be mended and sent again, as Excel', async () => {
    const { location } = await upload(list)
    const cookies = [...ministry.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Cookie: `${cookies}; language=ru` }
    const answer = await fetch(new URL(`${location!}/refused`, site.origin), { headers })
    const path = join(folder, 'refused.xlsx')
    writeFileSync(path, new Uint8Array(await answer.arrayBuffer()))
    const sheet = await readSheet(path)
    if (typeof sheet === 'string') throw new Error(sheet)
    const [header, ...refused] = sheet.rows.map(({ cells }) => cells)
    expect(header!.slice(0, 4)).toEqual(['Раздел', 'Форма', 'ГОП', 'Код вуза'])
    expect(refused.map(cells => cells[2])).toEqual(['В057', 'B057'])
    expect(refused[1]!.at(-1)).toContain(sheetWords['reason.grants-invalid'])
    const mended = refused.map(cells => cells.map(cell => (cell === 'В057' ? 'B057' : cell)))
    const columns = header!.map(name => ({ header: name }))
    const again = await upload(Buffer.from(await writeSheet('1', columns, mended)), { name: 'mended.xlsx' })
    const counts = await site.database.grantImportRow.groupBy({
      by: ['outcome'],
      where: { importId: idOf(again.location!) },
      _count: true,
    })
    expect(Object.fromEntries(counts.map(({ outcome, _count }) => [outcome, _count]))).toEqual({
      CHANGED: 1,
      REFUSED: 1,
    })
  })

  it('that is none is told beside the field', async () => {
    const refusals = [
      [await upload('ГОП;Квота\nB001;GENERAL'), 'file', '«Код вуза»'],
      [await upload(Buffer.from('%PDF-1.7')), 'file', 'не таблица'],
      [await upload(list, { year: '2018' }), 'year', sheetWords['invalid.yearRange']],
    ] as const
    for (const [{ status, text }, field, word] of refusals) {
      expect(status).toBe(400)
      expect(summaryOf(text)).toEqual([field])
      expect(errorBeside(text, field)).toContain(word)
    }
  })

  it('of grants announced or of minima is taken the same way', async () => {
    const plan = (await upload('group;part;grants\nB057;GENERAL_COMPETITION;4000', { kind: 'PLAN', year: '2027' }))
      .location!
    const minima = (await upload('university;group;minimum\n13;B057;125', { kind: 'MINIMA' })).location!
    await Promise.all([computed(plan), computed(minima)])
    expect(mainOf((await open(plan)).text)).toContain(sheetWords.fitNone)
    for (const path of [plan, minima]) expect((await send(`${path}/publish`)).location).toContain(path)
    await computed(minima)
    await send(`${minima}/publish`)
    const { database } = site
    expect(await database.grantPlan.findFirst({ where: { year: 2027 } })).toMatchObject({
      grants: 4000,
      origin: 'ADMIN',
    })
    const minimum = { universityCode: '13', groupCode: 'B057', year: 2026 }
    expect(await database.universityMinimum.findFirst({ where: minimum })).toMatchObject({ minimum: 125 })
  })

  it('stays published through a start, and its figures with it', { timeout: A_WHILE }, async () => {
    const before = [await counted(), await science()]
    await seedContent(site.database)
    await keepChanceFitted()
    expect([await counted(), await science()]).toEqual(before)
  })
})

const source = { sourceRu: 'приказ № 1', sourceKk: '№ 1 бұйрық', sourceEn: 'order 1' }
const key = () => ({ idempotencyKey: randomUUID() })
/** Reads the form of a row from its page. */
async function formOf(path: string, fields: string[]) {
  const { text } = await open(path)
  const names = ['version', 'base', 'sourceRu', 'sourceKk', 'sourceEn', ...fields]
  return Object.fromEntries<string>(names.map(name => [name, valuesOf(text, name)[0] ?? '']))
}

describe('legal floors', () => {
  const fields = ['rule', 'from', 'to', 'score']
  const LAW = `${HOME}/floors/LAW-2023`

  it('do not overlap: the one in force is ended first, then the next is added', async () => {
    const next = { ...key(), ...source, rule: 'LAW', from: '2027', to: '', score: '80' }
    const refused = await send(`${HOME}/floors/create`, next)
    expect(refused.status).toBe(400)
    const overlaps = words['invalid.overlapsOpen'].replace('{from}', '2023').replace('{score}', '75')
    expect(errorBeside(refused.text, 'from')).toContain(overlaps)
    expect(valuesOf(refused.text, 'score')).toEqual(['80'])

    const form = await formOf(LAW, fields)
    expect((await send(LAW, { ...form, to: '2022' })).status).toBe(400)
    expect((await send(LAW, { ...form, to: '2026' })).status).toBe(302)
    expect((await send(`${HOME}/floors/create`, next)).location).toBe(`${HOME}/floors`)
    // Sending the same form again adds nothing.
    expect((await send(`${HOME}/floors/create`, next)).status).toBe(302)
    const floors = await site.database.legalFloor.findMany({ where: { rule: 'LAW' }, orderBy: { from: 'asc' } })
    expect(floors).toMatchObject([
      { id: 'LAW-2023', to: 2026, score: 75 },
      { id: 'LAW-2027', to: null, score: 80, origin: 'ADMIN' },
    ])
    expect(mainOf((await open(`${HOME}/floors`)).text)).toContain('2023–2026')
  })

  it('edited by two show both versions, and return to an earlier one', async () => {
    const path = `${HOME}/floors/LAW-2027`
    const form = await formOf(path, fields)
    expect((await send(path, { ...form, score: '81' }, superadmin)).status).toBe(302)
    const late = await send(path, { ...form, score: '82' })
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    const edits = await site.database.contentEdit.findMany({ where: { rowId: 'LAW-2027' }, orderBy: { at: 'asc' } })
    expect(edits.map(({ kind }) => kind)).toEqual(['CREATED', 'EDITED'])
    const earlier = await open(`${path}?edit=${edits[0]!.id}`)
    expect(mainOf(earlier.text)).toContain(historyWords.returned)
    expect(valuesOf(earlier.text, 'score')).toEqual(['80'])
  })
})

describe('exchange rates', () => {
  it('put every cost in the currency into tenge anew, and the page of an institution tells the day', async () => {
    const { database } = site
    const where = { currency: 'EUR', cost: { not: null }, retiredAt: null }
    const majors = await database.major.findMany({ where, include: { institution: true } })
    expect(majors.length).toBeGreaterThan(5)
    // The result ends in exactly half a tenge after an even number. Both engines must round it up.
    const half = { cost: 100 }
    await database.major.update({ where: { id: majors[0]!.id }, data: half })
    Object.assign(majors[0]!, half)
    const path = `${HOME}/rates/EUR`
    const form = await formOf(path, ['tenge', 'date'])
    const filled = { ...form, tenge: '52550,5', per: '100', date: '2026-11-20', sourceRu: 'Национальный Банк' }
    expect((await send(path, filled)).status).toBe(302)
    for (const { id, cost } of majors) {
      const { costTenge } = await database.major.findUniqueOrThrow({ where: { id } })
      expect(costTenge).toBe(Math.round((cost! * 52550.5) / 100))
    }
    const { institution } = majors[0]!
    const costs = await database.major.findMany({ where: { institutionId: institution.id, retiredAt: null } })
    const lowest = Math.min(...costs.flatMap(({ costTenge }) => costTenge ?? []))
    expect((await database.institution.findUniqueOrThrow({ where: { id: institution.id } })).lowestCost).toBe(lowest)
    const page = await open(`/app/institutions/${institution.id}`, await site.signIn('aruzhan'))
    expect(mainOf(page.text)).toContain('20 ноября 2026')
    expect(mainOf(page.text)).toContain('Национальный Банк')
  })

  it('are of currencies there are, once each, and of days that have come', async () => {
    const rate = { ...key(), ...source, currency: 'sek', tenge: '48', per: '1', date: '2026-11-20' }
    const wrong = await send(`${HOME}/rates/create`, { ...rate, currency: 'ABC', date: '2999-01-01' })
    expect(summaryOf(wrong.text).toSorted()).toEqual(['currency', 'date'])
    expect((await send(`${HOME}/rates/create`, rate)).status).toBe(302)
    const twice = await send(`${HOME}/rates/create`, { ...rate, ...key() })
    expect(errorBeside(twice.text, 'currency')).toContain(words['invalid.currencyTaken'])
    expect(mainOf((await open(`${HOME}/rates`)).text)).toContain('48 тенге за 1 SEK')
  })
})

describe('the exam calendar', () => {
  const fields = ['event', 'from', 'to', 'registerFrom', 'registerTo', 'expected']
  const calendarOf = (event: string) => site.database.examDate.findMany({ where: { event }, orderBy: { year: 'asc' } })

  it('reaches a plan: a changed day is a day of the next one, and its source is told', async () => {
    const planned = async () => {
      const pupil = await makePlanner(site)
      const path = await makePlanOf(site, pupil, { year: '11', years: '5', goal: 'ENROLLMENT' })
      const { tasks } = await storedPlan(site, path)
      return {
        pupil,
        path,
        due: tasks.filter(({ key: task }) => task.startsWith('untRegister')).map(({ dueOn }) => dueOn),
      }
    }
    const before = await planned()
    for (const event of ['UNT_JANUARY', 'UNT_MARCH', 'UNT_MAIN']) {
      for (const row of await calendarOf(event)) {
        const path = `${HOME}/calendar/${row.id}`
        const form = await formOf(path, fields)
        const days = { registerFrom: addDays(form.registerFrom!, -2), registerTo: addDays(form.registerTo!, -2) }
        expect((await send(path, { ...form, ...days, sourceRu: 'Новый календарь' })).status, row.id).toBe(302)
      }
    }
    const after = await planned()
    expect(before.due.length).toBeGreaterThan(0)
    expect(after.due).toEqual(before.due.map(day => addDays(day, -2)))
    expect(mainOf((await open(after.path, after.pupil)).text)).toContain('Новый календарь')
  })

  it('has rows added and deleted with a reason, but never the last of an event', async () => {
    const row = {
      ...key(),
      ...source,
      event: 'SAT',
      from: '2031-03-13',
      to: '2031-03-13',
      registerFrom: '',
      registerTo: '',
    }
    expect((await send(`${HOME}/calendar/create`, { ...row, registerFrom: '2031-01-10' })).status).toBe(400)
    expect((await send(`${HOME}/calendar/create`, row)).status).toBe(302)
    const path = `${HOME}/calendar/SAT-2031-03-13`
    const version = valuesOf((await open(`${path}/delete`)).text, 'version')[0]!
    expect(errorBeside((await send(`${path}/delete`, { version, reason: '' })).text, 'reason')).not.toBeNull()
    for (let press = 1; press <= 2; press += 1) {
      const gone = await send(`${path}/delete`, { version, reason: 'Записан дважды' })
      expect(gone.location).toBe(`${HOME}/calendar`)
    }
    expect(await site.database.examDate.findUnique({ where: { id: 'SAT-2031-03-13' } })).toBeNull()
    const events = await site.database.auditEvent.findMany({
      where: { action: 'content.edited' },
      orderBy: { at: 'desc' },
    })
    expect(events[0]).toMatchObject({ details: { rowId: 'SAT-2031-03-13', kind: 'REMOVED', reason: 'Записан дважды' } })
    const [last] = await calendarOf('GRANT_RESULTS')
    const kept = await open(`${HOME}/calendar/${last!.id}/delete`)
    expect(mainOf(kept.text)).toContain(words.isLast)
    const { status } = await send(`${HOME}/calendar/${last!.id}/delete`, { version: '1', reason: 'Просто так' })
    expect([400, 409]).toContain(status)
    expect(await calendarOf('GRANT_RESULTS')).toHaveLength(1)
    // Nor are they made the days of another event.
    const form = await formOf(`${HOME}/calendar/${last!.id}`, ['from', 'to', 'registerFrom', 'registerTo'])
    const moved = await send(`${HOME}/calendar/${last!.id}`, { ...form, event: 'ENROLMENT_KZ' })
    expect(errorBeside(moved.text, 'event')).toContain(words['invalid.lastOfEvent'])
    expect(await calendarOf('GRANT_RESULTS')).toHaveLength(1)
  })
})

describe('what stands of the admission', () => {
  it('is told on one page, with the sheets that wait, and is for the super roles', async () => {
    const main = mainOf((await open(HOME)).text)
    for (const part of ['results', 'plan', 'minima', 'floors', 'days', 'rates'] as const) {
      expect(main).toContain(words[`part.${part}`])
    }
    expect(main).toContain(words.waiting)
    const orgadmin = await site.signIn('orgadmin')
    for (const path of [HOME, RESULTS, `${HOME}/floors`, `${HOME}/calendar`, `${HOME}/rates`]) {
      expect((await open(path, orgadmin)).location).toContain('/errors/403')
    }
  })

  it('survives a start', { timeout: A_WHILE }, async () => {
    const { database } = site
    const dump = async () => [
      await database.legalFloor.findMany({ orderBy: { id: 'asc' } }),
      await database.exchangeRate.findMany({ orderBy: { currency: 'asc' } }),
      await database.examDate.findMany({ orderBy: { id: 'asc' } }),
      await database.major.findMany({ where: { currency: 'EUR' }, orderBy: { id: 'asc' } }),
    ]
    const before = await dump()
    await seedContent(database)
    expect(await dump()).toEqual(before)
  })
})
