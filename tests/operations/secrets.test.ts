// Searches everything that a production site writes for secrets that people have typed.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { onSqlite } from '#tests/world/postgres.ts'
import { startServer } from '#tests/world/server.ts'

const secret = 'Zhazira-qupiia-7714'
const settings = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'q7Jx0mVt3cRz8Lk2Pw5Yb9Nd4Hf6Gs1A' }

onSqlite(
  'a password that was typed right, wrong or into the wrong place reaches no log, no row and no file',
  async () => {
    // Makes every statement slow enough to be logged.
    const site = await startServer({ settings: { ...settings, SLOW_QUERY_MS: '1', LOG_LEVEL: 'info' } })
    const form = { emailOrUsername: 'dana', password: secret }
    const cookies = { language: 'en' }
    const signUp = { username: 'typed_it_twice', firstName: 'A', lastName: 'B', password: secret }
    const json = { 'Content-Type': 'application/json' }
    const answers = [
      await site.visit('/auth/login', { form, cookies }),
      await site.visit('/auth/login', { form: { emailOrUsername: secret, password: 'x' }, cookies }),
      await site.visit(`/auth/login?password=${secret}`, { cookies }),
      await site.visit('/auth/signup', { form: { ...signUp, passwordConfirmation: `${secret}x` }, cookies }),
      await site.visit('/api/v1/auth/login', { json: form }),
      await site.visit('/api/v1/auth/login', { body: `{"password":"${secret}`, headers: json }),
      await site.visit('/api/v1/auth/signup', { json: { ...signUp, terms: true } }),
      await site.visit(`/${secret}`, { cookies }),
      await site.visit('/auth/login', { method: 'PUT', body: secret }),
      await site.visit('/auth/login', { form, cookies, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ]
    expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    await site.stop()

    const path = site.databaseUrl.slice(5)
    const beside = readdirSync(dirname(path), { recursive: true, withFileTypes: true }).flatMap(entry =>
      entry.isFile() && join(entry.parentPath, entry.name).includes(basename(path))
        ? join(entry.parentPath, entry.name)
        : [],
    )
    expect(site.log.length).toBeGreaterThan(answers.length)
    expect([...site.log, ...site.complaints].filter(line => line.includes(secret))).toEqual([])
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.filter(file => readFileSync(file).includes(secret))).toEqual([])
  },
)
