// npm run migrate: brings the database and its content up to date and ends. `npm run serve` begins with it; where several
// processes serve one database, it runs once a release, before the first of them starts.
import { readSecretFiles } from '#app/secret-files.server.ts'
import { takeLock } from './lock.mjs'
import { bringUpToDate, defaultDatabase, fileOf, isFilled, orEnd } from './up-to-date.mjs'

if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' })
const databaseUrl = readSecretFiles(process.env).DATABASE_URL || defaultDatabase
const file = fileOf(databaseUrl)
const release = file === null ? null : await takeLock(`${file}.preparing`, new AbortController().signal)
// What is begun on a database with people in it is finished: it takes seconds.
if (isFilled(databaseUrl)) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

await orEnd(bringUpToDate(databaseUrl, bringContent))
release?.()
process.exit(0)

async function bringContent(url: string) {
  // Settings are read when the first module asks for them.
  process.env.DATABASE_URL = url
  const { bringRelease } = await import('#prisma/seed/release.ts')
  await bringRelease()
}
