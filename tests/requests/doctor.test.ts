import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Finding } from '#app/server/doctor/judge.ts'
import { startMailServer } from '#tests/world/mail.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import { startS3 } from '#tests/world/s3.ts'
import { operatorSettings, type Site, startServer } from '#tests/world/server.ts'
import { shortLived } from '#tests/world/short-lived.ts'

const root = join(import.meta.dirname, '..', '..')
const doctor = join(root, 'build', 'server', 'doctor.js')
const secret = 'q7Jx0mVt3cRz8Lk2Pw5Yb9Nd4Hf6Gs1A'

let site: Site
let proxy: Server
let address: string
beforeAll(async () => {
  site = await startServer({ settings: { BAGDAR_DEMO: '0', SESSION_SECRET: secret, WORKER: 'off' } })
  proxy = createServer((request, response) => {
    const headers = { ...request.headers, 'X-Forwarded-For': '203.0.113.7' }
    const outgoing = ask(new URL(request.url!, site.origin), { headers }, answer => {
      response.writeHead(answer.statusCode!, { ...answer.headers, Server: 'a proxy of the test' })
      answer.pipe(response)
    })
    outgoing.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await site.stop()
})

/** Runs the doctor with these settings. Returns its findings by topic and its exit code. */
async function examine(settings: Record<string, string>, ...words: string[]) {
  return run([...shortLived, doctor, ...words], settings)
}
async function run(program: string[], settings: Record<string, string>, cwd = root) {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const, ...operatorSettings, SESSION_SECRET: secret },
    ...{ DATABASE_URL: site.databaseUrl, FILES_FOLDER: site.filesFolder, ...settings },
  }
  const { stdout, code } = await promisify(execFile)(process.execPath, program, { cwd, env }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (fault: unknown) => fault as { stdout: string; code: number },
  )
  return { stdout, code }
}
async function findings(settings: Record<string, string>) {
  const { stdout, code } = await examine(settings, '--json')
  const found = JSON.parse(stdout) as Finding[]
  return { code, verdicts: Object.fromEntries(found.map(({ about, verdict }) => [about, verdict])), found }
}

it('finds what is wrong, says what to do, and ends with 1', async () => {
  const s3 = await startS3()
  const { code, verdicts, found } = await findings({
    SITE_URL: address,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SESSION_SECRET: 'change-me-change-me-change-me-change-me',
    ...s3.settings,
    S3_SECRET_ACCESS_KEY: 'another key',
  })
  expect(code).toBe(1)
  expect(verdicts).toMatchObject({
    'Session secret': 'fault',
    Accounts: 'fault',
    Mail: 'fault',
    Files: 'fault',
    Proxies: 'fault',
    Reachable: 'ok',
    Backup: 'warning',
    Database: 'ok',
    Migrations: 'ok',
    ...(postgresUrl ? {} : { Integrity: 'ok' }),
  })
  expect(found.filter(({ verdict, todo }) => verdict !== 'ok' && !todo)).toEqual([])
  expect(JSON.stringify(found)).not.toMatch(/change-me-change|another key/)
  expect(s3.objects.size).toBe(0)
  await s3.stop()
})

it('is content where all is well, and leaves nothing behind', async () => {
  const mail = await startMailServer()
  const s3 = await startS3()
  const record = JSON.stringify({ at: new Date().toISOString(), bytes: 1, checkedAt: new Date().toISOString() })
  // The record lies beside a SQLite file; with PostgreSQL it is in the file store.
  if (postgresUrl) s3.objects.set('lastbackup/json', Buffer.from(record))
  else writeFileSync(`${site.databaseUrl.slice(5)}-last-backup.json`, record)
  const { verdicts } = await findings({
    SITE_URL: address,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Bagdar <no-reply@mektep.kz>',
    METRICS_ADDRESS: '0.0.0.0:9464',
    ...s3.settings,
  })
  expect(verdicts).toMatchObject({
    'Session secret': 'ok',
    Mail: 'ok',
    Files: 'ok',
    Proxies: 'ok',
    Backup: 'ok',
    Administrator: 'ok',
    Figures: 'warning',
  })
  const ofDoctor = (key: string) => key.includes('doctor')
  expect([[...s3.objects.keys()].filter(ofDoctor), mail.emails]).toEqual([[], []])
  expect(s3.calls.filter(ofDoctor).map(call => call.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
  await Promise.all([s3.stop(), mail.stop()])
})

it('tells which setting cannot be read, and looks at folders where files are kept on disk', async () => {
  const { stdout, code } = await examine({ PORT: 'ninety', OPERATOR_EMAIL: 'nobody' })
  expect(code).toBe(1)
  expect(stdout).toMatch(/fault {4}Settings: PORT: /)
  expect(stdout).toMatch(/fault {4}Settings: OPERATOR_EMAIL: /)
  const { verdicts } = await findings({ SITE_URL: address, TRUSTED_PROXIES: '1' })
  expect(verdicts).toMatchObject({ Files: 'ok', Mail: 'warning', Settings: 'ok' })
  expect(readdirSync(site.filesFolder, { recursive: true, withFileTypes: true }).filter(one => one.isFile())).toEqual(
    [],
  )
})

it('finds the migrations of the release from wherever it is started', async () => {
  const { stdout } = await run([doctor, '--json'], { SITE_URL: address, TRUSTED_PROXIES: '1' }, tmpdir())
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ about: 'Migrations', verdict: 'ok' }))
})

it.skipIf(postgresUrl !== null)('says that a database is missing or damaged, and makes none', async () => {
  const path = `${site.databaseUrl.slice(5)}-of-the-doctor`
  const settings = { SITE_URL: address, TRUSTED_PROXIES: '1', DATABASE_URL: `file:${path}` }
  expect((await findings(settings)).found).toContainEqual(
    expect.objectContaining({ about: 'Database', verdict: 'fault', says: `There is no ${path}.` }),
  )
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, 'not a database'.repeat(1000))
  expect((await findings(settings)).verdicts).toMatchObject({ Integrity: 'fault' })
  rmSync(path)
})

it('says that files are gone which the site names, and makes no folder in the place of theirs', async () => {
  const gone = await site.database.storedFile.create({
    data: {
      ...{ kind: 'AVATAR', state: 'KEPT', type: 'image/webp', name: 'a.webp', bytes: 5, hash: 'none' },
      variants: [{ name: 'main', type: 'image/webp', bytes: 5 }],
    },
  })
  const folder = `${site.filesFolder}-elsewhere`
  const settings = { SITE_URL: address, TRUSTED_PROXIES: '1' }
  expect((await findings({ ...settings, FILES_FOLDER: folder })).verdicts).toMatchObject({ Files: 'fault' })
  expect(existsSync(folder)).toBe(false)
  const { found } = await findings(settings)
  expect(found.filter(({ about }) => about === 'Files').map(({ verdict }) => verdict)).toEqual(['ok', 'fault'])
  await site.database.storedFile.delete({ where: { id: gone.id } })
})

it('reads a secret from a file, and says which one cannot be read', async () => {
  const path = `${site.filesFolder}-secret`
  const settings = { SITE_URL: address, TRUSTED_PROXIES: '1', SESSION_SECRET: '', SESSION_SECRET_FILE: path }
  expect((await findings(settings)).found).toContainEqual(
    expect.objectContaining({ about: 'Settings', verdict: 'fault', says: expect.stringContaining(path) as string }),
  )
  writeFileSync(path, `${secret}\n`, { mode: 0o644 })
  const { verdicts, found } = await findings(settings)
  expect(verdicts).toMatchObject({ 'Session secret': 'ok', Permissions: 'warning' })
  expect(JSON.stringify(found)).not.toContain(secret)
  rmSync(path)
})

it('holds the clock against what the site has written down', async () => {
  const at = new Date(Date.now() + 400 * 86_400_000)
  await site.database.auditEvent.create({ data: { at, action: 'SIGNED_IN' } })
  const { found } = await findings({ SITE_URL: address, TRUSTED_PROXIES: '1' })
  expect(found).toContainEqual(
    expect.objectContaining({ about: 'Clock', says: 'It is 400 days behind what the site has written down.' }),
  )
})
