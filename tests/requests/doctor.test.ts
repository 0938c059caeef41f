import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Finding } from '#app/server/doctor/judge.ts'
import { startMailServer } from '#tests/world/mail.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import { startS3 } from '#tests/world/s3.ts'
import { operatorSettings, shortLived, type Site, startServer } from '#tests/world/server.ts'

const root = join(import.meta.dirname, '..', '..')
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

/** What the doctor finds under these settings, by what it is about, and how the command ends. */
async function examine(settings: Record<string, string>, ...words: string[]) {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const, ...operatorSettings, SESSION_SECRET: secret },
    ...{ DATABASE_URL: site.databaseUrl, FILES_FOLDER: site.filesFolder, ...settings },
  }
  const program = [...shortLived, '--import', 'tsx', 'app/server/commands/doctor.ts', ...words]
  const { stdout, code } = await promisify(execFile)(process.execPath, program, { cwd: root, env }).then(
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
  // Beside a database that is a file, and among the files otherwise.
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
