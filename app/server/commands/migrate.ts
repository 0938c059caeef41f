// npm run migrate: brings the database and its content up to date, then exits. `npm run serve` begins with it; where
// several processes share a database, it runs once per release, before the first of them starts.
import { readSecretFiles } from '#app/secret-files.server.ts'
import { takeLock } from './lock.mjs'
import { bringUpToDate, defaultDatabase, fileOf, isFilled, orEnd } from './up-to-date.mjs'

if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' })
const databaseUrl = readSecretFiles(process.env).DATABASE_URL || defaultDatabase
const file = fileOf(databaseUrl)
const release = file === null ? null : await takeLock(`${file}.preparing`, new AbortController().signal)
// An update of a database in use is not interrupted; it takes seconds.
if (isFilled(databaseUrl)) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

await orEnd(bringUpToDate(databaseUrl, bringContent))
release?.()
process.exit(0)

async function bringContent(url: string) {
  // The settings are read when the first module imports them.
  process.env.DATABASE_URL = url
  const { bringRelease } = await import('#prisma/seed/release.ts')
  await bringRelease()
}
