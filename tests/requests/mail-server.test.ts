import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Email, queueEmail } from '#app/domain/emails/emails.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { copyDatabase, letScheduleBegin, openDatabase } from '#tests/world/database.ts'
import { emailsOf, startMailServer, untilIdle } from '#tests/world/mail.ts'
import { type Site, startServer } from '#tests/world/server.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>
type Database = Pick<Site, 'database'>

const production = {
  BAGDAR_DEMO: '0',
  HOST: '127.0.0.1',
  SESSION_SECRET: 'a-secret-of-at-least-32-characters',
  SITE_URL: 'https://bagdar.example',
}

/** Servers a test has started; stopped after it. */
const started: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.stop()
})
async function start<T extends { stop: () => Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const one = await starting
  started.push(one)
  return one
}
const startSite = (mail: { url: string } | null, settings: Record<string, string> = {}, databaseUrl?: string) =>
  start(
    startServer({
      ...(databaseUrl ? { databaseUrl } : {}),
      settings: { ...(mail ? { SMTP_URL: mail.url } : {}), ...settings },
    }),
  )

/** A demo and its mail server, shared by the tests that need no other settings. Before each test the mail server
 *  accepts emails and no jobs are left. */
let mail: MailServer
let site: Site
beforeAll(async () => {
  mail = await startMailServer()
  site = await startServer({ settings: { SMTP_URL: mail.url } })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
async function clearDesk() {
  mail.release()
  await untilIdle(site)
  await site.database.job.deleteMany({ where: { kind: 'email' } })
  mail.emails.length = 0
  mail.tries = 0
  site.complaints.length = 0
}

let made = 0
async function makeReader({ database }: Database, language = 'kk') {
  const username = `reader_${(made += 1)}`
  const email = `${username}@mektep.example`
  return database.user.create({
    data: { username, usernameFolded: username, email, emailFolded: email, passwordHash: 'none', language },
  })
}
async function promise(site: Database, email?: Email) {
  const { id } = await makeReader(site)
  await queueEmail(email ?? { name: 'reset-password', userId: id }, site.database)
  return site.database.job.findFirstOrThrow({
    where: { kind: 'email' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}
const jobOf = ({ database }: Database, id: string) => database.job.findUniqueOrThrow({ where: { id } })
const arrived = (mail: MailServer, count = 1) => expect.poll(() => mail.emails.length).toBe(count)
const becomes = (site: Database, id: string, state: string) =>
  expect.poll(async () => (await jobOf(site, id)).state).toBe(state)
/** Makes a waiting job due now. */
const letTimePass = ({ database }: Database, id: string) =>
  database.job.update({ where: { id }, data: { runAt: new Date() } })

describe('over a mail server', () => {
  beforeEach(clearDesk)

  it('an email arrives whole: who wrote it, in which language, and that a machine did', async () => {
    const site = await startSite(mail, {
      ...production,
      MAIL_FROM: 'Bagdar <no-reply@bagdar.example>',
      SITE_URL: 'https://bagdar.example/',
    })
    const job = await promise(site)
    await arrived(mail)
    const [email] = mail.emails
    expect(email).toMatchObject({
      subject: 'Жаңа құпиясөзге арналған сілтеме',
      language: 'kk',
      id: `<${job.id}@bagdar.example>`,
    })
    expect(email!.to).toEqual([`reader_${made}@mektep.example`])
    expect(email!.headers).toMatchObject({
      from: 'Bagdar <no-reply@bagdar.example>',
      'auto-submitted': 'auto-generated',
      'mime-version': '1.0',
    })
    expect(email!.headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(email!.text).toMatch(/^https:\/\/bagdar\.example\/auth\/reset-password\/[\w-]{43}$/m)
    expect(email!.html).toContain('lang="kk"')
    await becomes(site, job.id, 'DONE')
    expect(existsSync(site.mailFolder)).toBe(false)
  })

  it('many emails arrive, each once and each to one reader', async () => {
    for (let count = 0; count < 30; count += 1) await promise(site)
    await arrived(mail, 30)
    await untilIdle(site)
    expect(new Set(mail.emails.flatMap(({ to }) => to)).size).toBe(30)
    expect(mail.emails).toHaveLength(30)
  })

  it('nothing is sent to what is not one plain address', async () => {
    const { id } = await makeReader(site)
    const forged = [
      'a@mektep.example\r\nBcc: thief@evil.example',
      'a@mektep.example\nRCPT TO:<thief@evil.example>',
      'a@mektep.example, thief@evil.example',
      'a@mektep.example; thief@evil.example',
      'Somebody <thief@evil.example>',
      '"a@mektep.example" <thief@evil.example>',
      'thief@evil.example (a@mektep.example)',
      'group: thief@evil.example;',
      'a@mektep.example thief@evil.example',
      '<thief@evil.example>',
      'thief@evil.example\0',
      'thief@evil.example\u202e',
      `${'a'.repeat(300)}@evil.example`,
      'thief',
      '@evil.example',
    ]
    for (const email of forged) await promise(site, { name: 'email-changed', userId: id, email })
    const refused = { kind: 'email', error: 'Error EADDRESS' }
    await expect.poll(() => site.database.job.count({ where: refused })).toBe(forged.length)
    expect(mail.tries).toBe(0)
  })
})

describe('a mail server in a bad mood', () => {
  beforeEach(clearDesk)

  it.each([
    ['puts-off', 451],
    ['refuses', 550],
  ] as const)('that %s is asked again later, and nobody is named', async (mood, code) => {
    mail.mood = mood
    const job = await promise(site)
    await expect.poll(async () => (await jobOf(site, job.id)).error).toMatch(new RegExp(`^\\w+ \\w+ ${code}$`))
    const waiting = await jobOf(site, job.id)
    expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1, leaseUntil: null })
    expect(waiting.runAt.getTime() - waiting.createdAt.getTime()).toBeGreaterThan(59_000)
    await expect.poll(() => site.complaints.join(), { interval: 50 }).toMatch(/A job \(email\) failed/)
    expect(`${site.complaints.join()} ${waiting.error}`).not.toMatch(/mektep|reader_/)

    mail.mood = 'takes'
    await letTimePass(site, job.id)
    await arrived(mail)
    await becomes(site, job.id, 'DONE')
  })

  it('that refuses five times is not asked again', async () => {
    mail.mood = 'refuses'
    const job = await promise(site)
    for (let attempts = 1; attempts < 5; attempts += 1) {
      await expect.poll(() => jobOf(site, job.id)).toMatchObject({ attempts, state: 'WAITING', leaseUntil: null })
      await letTimePass(site, job.id)
    }
    await becomes(site, job.id, 'FAILED')
    expect(await jobOf(site, job.id)).toMatchObject({ attempts: 5, finishedAt: expect.any(Date) as Date })
    await letTimePass(site, job.id)
    const next = await promise(site)
    await expect.poll(async () => (await jobOf(site, next.id)).error).not.toBeNull()
    expect(mail.tries).toBe(6)
  })

  it('that is not there at all is found again when it is back', async () => {
    await mail.stop()
    const job = await promise(site)
    await expect.poll(async () => (await jobOf(site, job.id)).error).toBe('Error ESOCKET ECONNREFUSED')
    mail = await startMailServer({ port: Number(new URL(mail.url).port) })
    await letTimePass(site, job.id)
    await arrived(mail)
  })

  it('that hangs holds up no page, and the email is tried again', async () => {
    mail.mood = 'hangs'
    const job = await promise(site)
    await expect.poll(() => mail.tries).toBe(1)
    const person = await site.signIn('aruzhan')
    for (const path of ['/', '/app/feed', '/app/tests', '/dev/mail']) {
      expect((await site.visit(path, { as: person })).status).toBe(200)
    }
    expect(await jobOf(site, job.id)).toMatchObject({ state: 'RUNNING' })
    await becomes(site, job.id, 'WAITING')
    expect((await jobOf(site, job.id)).error).toContain('ETIMEDOUT')
    mail.mood = 'takes'
    await letTimePass(site, job.id)
    await arrived(mail)
  })

  it('whose certificate nobody signed is given nothing, also when the setting asks to trust it', async () => {
    const mail = await start(startMailServer({ secure: true }))
    const site = await startSite({ url: `${mail.url}?tls.rejectUnauthorized=false` })
    const job = await promise(site)
    await expect.poll(async () => (await jobOf(site, job.id)).error).toMatch(/^Error \w+/)
    expect(mail.tries).toBe(0)
  })
})

describe('without a mail server', () => {
  it('production sends nothing and writes nothing down', async () => {
    const site = await startSite(null, production)
    const job = await promise(site)
    await expect.poll(async () => (await jobOf(site, job.id)).error).toBe('Error ENOSMTP')
    expect(existsSync(site.mailFolder)).toBe(false)
  })

  it('the demo writes emails down where only its owner reads them', async () => {
    const site = await startSite(null)
    await promise(site)
    await expect.poll(() => emailsOf(site)).toHaveLength(1)
    const [name = ''] = readdirSync(site.mailFolder)
    for (const path of [site.mailFolder, join(site.mailFolder, name)]) expect(statSync(path).mode & 0o077).toBe(0)
  })
})

describe('work in the background', () => {
  beforeEach(clearDesk)

  it('of a server that was killed at it is done after a restart', async () => {
    mail.mood = 'hangs'
    const killed = await startServer({ settings: { SMTP_URL: mail.url } })
    const job = await promise(killed)
    await expect.poll(() => mail.tries).toBe(1)
    await killed.kill()

    const site = await startSite(mail, {}, killed.databaseUrl)
    expect(await jobOf(site, job.id)).toMatchObject({ state: 'RUNNING', attempts: 1 })
    mail.mood = 'takes'
    await site.database.job.update({ where: { id: job.id }, data: { leaseUntil: new Date(Date.now() - 1) } })
    await arrived(mail)
    await becomes(site, job.id, 'DONE')
    expect((await jobOf(site, job.id)).attempts).toBe(2)
  })

  it('that kills its worker every time is given up', async () => {
    const { id: userId } = await makeReader(site)
    const payload = { email: { name: 'reset-password', userId } }
    const lapsed = { state: 'RUNNING', attempts: 5, leaseUntil: new Date(Date.now() - 1) }
    const job = await site.database.job.create({ data: { kind: 'email', payload, ...lapsed } })
    await becomes(site, job.id, 'FAILED')
    expect(mail.tries).toBe(0)
  })

  it('is shared by two workers, and each job is run by one', async () => {
    const databaseUrl = copyDatabase()
    const database = openDatabase(databaseUrl)
    for (let count = 0; count < 40; count += 1) await promise({ database })
    await Promise.all([1, 2].map(() => startSite(mail, {}, databaseUrl)))
    await expect.poll(() => database.job.count({ where: { kind: 'email', state: 'DONE' } })).toBe(40)
    expect(mail.emails).toHaveLength(40)
    expect(new Set(mail.emails.map(({ id }) => id)).size).toBe(40)
    const jobs = await database.job.findMany({ where: { kind: 'email' } })
    await database.$disconnect()
    expect(new Set(jobs.map(({ attempts }) => attempts))).toEqual(new Set([1]))
  })

  it('is left to a worker of its own by a server that was told so', async () => {
    const site = await startSite(mail, { WORKER: 'off' })
    const job = await promise(site)
    const worker = await startWorkerAlone(site.databaseUrl, mail)
    await arrived(mail)
    await becomes(site, job.id, 'DONE')
    expect(await worker.stop()).toBe(0)
    expect((await site.visit('/healthz')).status).toBe(200)
  })

  it('of a kind nobody knows is put aside and holds nothing up', async () => {
    for (const kind of ['dance', 'constructor', '__proto__'])
      await site.database.job.create({ data: { kind, payload: {} } })
    await site.database.job.create({ data: { kind: 'email', payload: { email: { name: 'poem' } } } })
    await site.database.job.create({ data: { kind: 'email', payload: {} } })
    await promise(site)
    await arrived(mail)
    expect((await site.visit('/healthz')).status).toBe(200)
  })

  it('is finished before a server that is asked to stop exits', async () => {
    mail.mood = 'hangs'
    const [job, next] = [await promise(site), await promise(site)]
    await expect.poll(() => mail.tries).toBe(1)
    const code = site.stop()
    mail.release()
    expect(await code).toBe(0)
    expect(mail.emails).toHaveLength(1)
    const database = openDatabase(site.databaseUrl)
    const states = (await database.job.findMany({ where: { id: { in: [job.id, next.id] } } })).map(({ state }) => state)
    await database.$disconnect()
    expect(states.sort()).toEqual(['DONE', 'WAITING'])
  })
})

describe('housekeeping', () => {
  const day = 24 * 60 * 60 * 1000
  const ago = (days: number) => new Date(Date.now() - days * day)

  it('sweeps what has expired and nothing else, once an hour however many ask', async () => {
    const databaseUrl = copyDatabase()
    const database = openDatabase(databaseUrl)
    const { id: userId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'dana' } })
    await setUp(database, userId)
    await letScheduleBegin(database)
    await database.$disconnect()
    const [site] = await Promise.all([1, 2].map(() => startSite(null, {}, databaseUrl)))
    const hours = { where: { kind: 'housekeeping', state: 'DONE' } }
    await expect.poll(() => site!.database.job.count(hours)).toBeGreaterThan(0)
    await untilIdle(site!)

    const left = site!.database
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
    expect(ids(await left.session.findMany({ where: { userId } }))).toEqual(['session-new'])
    expect((await left.oneTimeToken.findMany({ where: { userId } })).map(({ hash }) => hash)).toEqual(['token-new'])
    expect(ids(await left.idempotencyKey.findMany({ where: { userId } }))).toEqual(['form-new'])
    const tries = { key: { startsWith: 'tries-' } }
    expect((await left.rateLimit.findMany({ where: tries })).map(({ key }) => key)).toEqual(['tries-new'])
    expect(ids(await left.job.findMany({ where: { kind: 'email' } }))).toEqual([
      'done-new',
      'failed-new',
      'waiting-old',
    ])
    const asked = await left.job.findMany({ where: { kind: 'housekeeping' } })
    expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length)
    for (const { key, attempts } of asked) {
      expect(key).toMatch(/^housekeeping:\d{4}-\d\d-\d\dT\d\d$/)
      expect(attempts).toBe(1)
    }
  })

  async function setUp(database: PrismaClient, userId: string) {
    const token = { userId, kind: 'RESET_PASSWORD' }
    await database.session.createMany({
      data: [
        { id: 'session-old', userId, expiresAt: ago(1) },
        { id: 'session-new', userId, expiresAt: ago(-1) },
      ],
    })
    await database.oneTimeToken.createMany({
      data: [
        { hash: 'token-old', ...token, expiresAt: ago(1) },
        { hash: 'token-new', ...token, expiresAt: ago(-1) },
      ],
    })
    await database.idempotencyKey.createMany({
      data: [
        { id: 'form-old', userId, createdAt: ago(8) },
        { id: 'form-new', userId, createdAt: ago(6) },
      ],
    })
    await database.rateLimit.createMany({
      data: [
        { key: 'tries-old', count: 3, since: ago(3), last: ago(3) },
        { key: 'tries-new', count: 3, since: ago(3), last: ago(1) },
      ],
    })
    const email = { kind: 'email', payload: {} }
    await database.job.createMany({
      data: [
        { id: 'done-old', ...email, state: 'DONE', finishedAt: ago(8) },
        { id: 'done-new', ...email, state: 'DONE', finishedAt: ago(6) },
        { id: 'failed-old', ...email, state: 'FAILED', finishedAt: ago(31) },
        { id: 'failed-new', ...email, state: 'FAILED', finishedAt: ago(29) },
        { id: 'waiting-old', ...email, state: 'WAITING', createdAt: ago(90), runAt: ago(-1) },
      ],
    })
  }
})

/** Starts `npm run worker`: background work without a server. */
async function startWorkerAlone(databaseUrl: string, mail: MailServer) {
  const command = join(import.meta.dirname, '..', '..', 'build', 'server', 'worker.js')
  const worker: ChildProcess = spawn(process.execPath, [command], {
    env: {
      PATH: process.env.PATH,
      BAGDAR_DEMO: '1',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(worker.stdout!, 'data')
  const stop = async () => {
    if (worker.exitCode === null) {
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    return worker.exitCode
  }
  started.push({ stop })
  return { stop }
}
