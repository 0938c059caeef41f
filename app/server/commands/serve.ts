// npm run serve: runs production. Brings the database and the content up to date and starts the server, without the
// demo.
import { join } from 'node:path'
import { readSecretFiles } from '#app/secret-files.server.ts'
import { prepare, run } from './preparation.mjs'
import { endsNode, unfitDriver } from './sqlite-driver.mjs'
import { defaultDatabase, fileOf, isFilled } from './up-to-date.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
delete process.env.BAGDAR_DEMO
try {
  readSecretFiles(process.env)
} catch (error) {
  fail((error as Error).message)
}
if (!process.env.SESSION_SECRET) {
  fail('SESSION_SECRET is needed: a comma-separated list of secrets of 32 characters or more; the first signs.')
}
if (!process.env.SITE_URL) fail('SITE_URL is needed: where the site is reached, such as https://bagdar.example.')
const { OPERATOR_NAME, OPERATOR_EMAIL, OPERATOR_PHONE, OPERATOR_CHAT_URL } = process.env
if (!OPERATOR_NAME) fail('OPERATOR_NAME is needed: who runs the site and answers for its data.')
if (!OPERATOR_EMAIL && !OPERATOR_PHONE && !OPERATOR_CHAT_URL) {
  fail('How the operator is reached is needed: OPERATOR_EMAIL, OPERATOR_PHONE or OPERATOR_CHAT_URL.')
}

const databaseUrl = process.env.DATABASE_URL || defaultDatabase
if (fileOf(databaseUrl) !== null && endsNode()) fail(`${unfitDriver.says} ${unfitDriver.todo}`)

// Runs in a separate process, so that the server does not keep the memory it needs.
const whole = isFilled(databaseUrl)
await prepare(() => run(process.execPath, [join(import.meta.dirname, 'migrate.js')], { whole }), { inTurn: false })
await import('../main.ts')

function fail(message: string) {
  console.error(message)
  process.exit(1)
}
