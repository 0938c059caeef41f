import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { copyDatabase } from '#tests/world/database.ts'
import { operatorSettings } from '#tests/world/server.ts'

const build = join(import.meta.dirname, '..', '..', 'build', 'server')
const secret = { SESSION_SECRET: 'a-secret-of-at-least-32-characters' }

/** Runs a built program in production mode. Returns its exit code and its error output. */
async function run(program: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings, NODE_ENV: 'production' as const }
  const running = promisify(execFile)(process.execPath, [join(build, `${program}.js`)], { env })
  return running.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (fault: unknown) => {
      const { code, stderr } = fault as { code: number; stderr: string }
      return { code, stderr }
    },
  )
}

it('production does not open a database the demo has filled', async () => {
  const { code, stderr } = await run('migrate', { ...secret, ...operatorSettings, DATABASE_URL: copyDatabase() })
  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL')
})

it('production says what it needs before it touches anything', async () => {
  for (const [missing, given] of [
    ['SESSION_SECRET', {}],
    ['SITE_URL', secret],
    ['OPERATOR_NAME', { ...secret, SITE_URL: 'https://bagdar.example' }],
    ['OPERATOR_EMAIL', { ...secret, SITE_URL: 'https://bagdar.example', OPERATOR_NAME: 'Bilim LLP' }],
  ] as const) {
    const { code, stderr } = await run('serve', { ...given, DATABASE_URL: 'file:/nowhere/bagdar.db' })
    expect([code, stderr]).toEqual([1, expect.stringContaining(missing)])
  }
})
