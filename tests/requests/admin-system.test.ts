import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/system.ts'
import { headingOf, mainOf, tagsOf } from '../world/page.ts'
import { postgresUrl } from '../world/postgres.ts'
import { type Site, startServer } from '../world/server.ts'
import type { Visitor } from '../world/visit.ts'

const PAGE = '/admin/system'

let site: Site
let superadmin: Visitor
beforeAll(async () => {
  site = await startServer({ settings: { WORKER: 'off' } })
  superadmin = await site.signIn('superadmin')
  await site.database.job.deleteMany()
})
afterAll(() => site.stop())

const open = (query = '', as = superadmin) => site.visit(`${PAGE}${query}`, { as })
const press = (id: string, action: 'retry' | 'drop', as = superadmin) =>
  site.visit(`${PAGE}/jobs/${id}/${action}`, { as, form: {} })
const jobOf = (id: string) => site.database.job.findUnique({ where: { id } })
const eventsOf = (action: string) => site.database.auditEvent.count({ where: { action } })
async function failed(kind: string, payload: object = {}, at = new Date()) {
  const state = { state: 'FAILED', attempts: 5, error: 'Error EENVELOPE 552', runAt: at, finishedAt: at }
  return (await site.database.job.create({ data: { kind, payload, ...state } })).id
}
const buttonsFor = (html: string) => tagsOf(html, 'form').map(({ action }) => action)

describe('the page of the system', () => {
  it('is for SUPER_ADMIN: MINISTRY reads everything else', async () => {
    const ministry = await site.signIn('ministry')
    expect((await open('', ministry)).location).toBe('/errors/403?reason=insufficient_permissions')
    const users = await site.visit('/admin/users', { as: ministry })
    expect(tagsOf(users.text, 'a').map(({ href }) => href)).not.toContain(PAGE)
    const own = await site.visit('/admin/users', { as: superadmin })
    expect(tagsOf(own.text, 'a').map(({ href }) => href)).toContain(PAGE)
  })

  it('tells the release, the process, the room and that no backup was made', async () => {
    const { text } = await open()
    const main = mainOf(text)
    expect(main).toMatch(/0\.1\.0/)
    expect(main).toContain(words.processServes.replace('{pid}', String(site.pid)))
    expect(main).toContain(words['backup.none'])
    expect(main).toContain(words['needs.backup'])
    expect(main).toMatch(/свободно/)
  })

  it('tells the last backup from what it has written beside the database', async () => {
    // The record lies beside a SQLite file; with PostgreSQL it is in the file store.
    const place = join(site.filesFolder, 'la', 'st')
    if (postgresUrl) mkdirSync(place, { recursive: true })
    const file = postgresUrl
      ? join(place, 'lastbackup.json')
      : `${site.databaseUrl.replace(/^file:/, '')}-last-backup.json`
    writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), bytes: 2_400_000_000 }))
    const main = mainOf((await open()).text)
    expect(main).toContain('2,4')
    expect(main).not.toContain(words['backup.none'])
    expect(main).not.toContain(words['needs.backup'])
    writeFileSync(file, 'half a fi')
    expect(mainOf((await open()).text)).toContain(words['backup.none'])
  })

  it('tells what waits in each lane, and since when', async () => {
    const past = new Date(Date.now() - 10 * 60_000)
    const { id } = await site.database.job.create({ data: { kind: 'norms', payload: {}, runAt: past } })
    const main = mainOf((await open()).text)
    expect(main).toContain('10 минут')
    expect(main).toContain(words['needs.worker'].split('{waits}')[1])
    await site.database.job.delete({ where: { id } })
  })

  it('tells how long pages take and which ones failed', async () => {
    await site.visit('/sample')
    const { text } = await open()
    expect(mainOf(text)).toContain('/sample')
    expect(mainOf(text)).toContain(words.failuresNone)
    expect(mainOf(text)).not.toContain('?')
  })
})

describe('work that was given up', () => {
  it('is told with its reason, and emails apart with whom they were for', async () => {
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
    const job = await failed('links')
    const email = await failed('email', { email: { name: 'reset-password', userId } })
    const { text } = await open()
    const main = mainOf(text)
    expect(main).toContain(words['job.links'])
    expect(main).toContain(words['email.reset-password'])
    expect(main).toContain('Error EENVELOPE 552')
    expect(main).toContain('aruzhan')
    expect(headingOf(text)).not.toBe(words.fine)
    expect(buttonsFor(text)).toEqual(
      expect.arrayContaining([`${PAGE}/jobs/${job}/retry`, `${PAGE}/jobs/${email}/retry`]),
    )
    await site.database.job.deleteMany()
  })

  it('is done again once, and pressed twice it is queued once', async () => {
    const id = await failed('email', { email: { name: 'reset-password', userId: 'nobodys' } })
    const before = await eventsOf('job.retried')
    for (let time = 1; time <= 2; time += 1) expect((await press(id, 'retry')).location).toBe(PAGE)
    expect(await jobOf(id)).toMatchObject({ state: 'WAITING', attempts: 0, error: null, finishedAt: null })
    expect((await eventsOf('job.retried')) - before).toBe(1)
    // A waiting job cannot be dropped.
    expect((await press(id, 'drop')).status).toBe(404)
    expect(await jobOf(id)).not.toBeNull()
    expect((await press('nothing', 'retry')).status).toBe(404)
    await site.database.job.deleteMany()
  })

  it('somebody waited for is not done behind their back: they were told, and ask anew', async () => {
    const id = await failed('analysis', { makingId: 'nobodys' })
    const { text } = await open()
    expect(mainOf(text)).toContain(words.askedAnew)
    expect(buttonsFor(text)).not.toContain(`${PAGE}/jobs/${id}/retry`)
    expect((await press(id, 'retry')).status).toBe(404)
    expect(await jobOf(id)).toMatchObject({ state: 'FAILED' })
    for (let time = 1; time <= 2; time += 1) expect((await press(id, 'drop')).location).toBe(PAGE)
    expect(await jobOf(id)).toBeNull()
    expect(await eventsOf('job.dropped')).toBe(1)
  })

  it('is read ten at a time, each once', async () => {
    const from = Date.now()
    for (let at = 0; at < 23; at += 1) await failed('links', {}, new Date(from - at * 1000))
    const seen: string[] = []
    let query = ''
    for (let pages = 0; pages < 3; pages += 1) {
      const { text } = await open(query)
      seen.push(...buttonsFor(text).flatMap(action => /jobs\/(\w+)\/drop/.exec(action ?? '')?.[1] ?? []))
      const next = tagsOf(text, 'a').find(({ rel }) => rel === 'next')
      query = next ? next.href!.replace(PAGE, '') : ''
    }
    expect(seen.length).toBe(23)
    expect(new Set(seen).size).toBe(23)
    expect((await open('?work=nothing')).status).toBe(404)
    await site.database.job.deleteMany()
  })
})
