import { access, constants, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { isDatabaseAnswering, isDatabaseWritable } from '#app/domain/health.server.ts'
import { countFailedJobs, describeQueue } from '#app/domain/system/failed-jobs.server.ts'
import {
  findDamage,
  hasAdministrator,
  holdsDemo,
  migrationsFolder,
  readMigrations,
} from '#app/domain/system/readiness.server.ts'
import { env } from '#app/env.server.ts'
import { nameOf } from '../name-of-database.ts'
import { type Finding, finding, judgeMigrations, judgeQueue } from './judge.ts'

const { ok, warning, fault } = finding

/** Checks that the database answers, matches this release, is intact, and holds what the site needs. */
export async function examineDatabase(now: Date): Promise<Finding[]> {
  const about = 'Database'
  const unusable = await examineFile()
  if (unusable) return [unusable]
  if (!(await isDatabaseAnswering())) {
    const damaged = await examineDamage()
    if (damaged?.verdict === 'fault') return [damaged]
    const todo = 'Look at DATABASE_URL, whether the file or the server is there, and whether this user may open it.'
    return [fault(about, `${nameOf(env.databaseUrl)} does not answer.`, todo)]
  }
  const migrations = judgeMigrations(await readMigrations(), await ourMigrations())
  const writable = (await isDatabaseWritable())
    ? ok(about, `${nameOf(env.databaseUrl)} answers and can be written.`)
    : fault(
        about,
        `${nameOf(env.databaseUrl)} cannot be written.`,
        'Is the disk full or read-only? Does the file belong to this user?',
      )
  if (migrations.verdict === 'fault') return [writable, migrations]
  // The tables of another release cannot be queried.
  if (migrations.verdict === 'warning') return [writable, migrations, ...(await examineWholeness())]
  return [writable, migrations, ...(await examineWholeness()), ...(await examineRows(now))]
}

/** Checks that the database file and the files beside it can be opened, without creating a missing one. */
async function examineFile(): Promise<Finding | null> {
  const about = 'Database'
  if (!env.databaseUrl.startsWith('file:')) return null
  const path = nameOf(env.databaseUrl).slice('file:'.length)
  const username = nameOfUser()
  for (const one of [path, `${path}-wal`, `${path}-shm`, dirname(path)]) {
    const code = await access(one, constants.R_OK | constants.W_OK).then(
      () => null,
      (error: unknown) => (error as NodeJS.ErrnoException).code ?? '',
    )
    if (code === null || (code === 'ENOENT' && one !== path)) continue
    if (code === 'ENOENT') {
      const todo =
        'Start the site once: it makes its database. If there was one: look at DATABASE_URL, and whether its disk is mounted.'
      return fault(about, `There is no ${path}.`, todo)
    }
    if (code === 'EROFS')
      return fault(about, `${one} can only be read.`, 'Look why its disk was mounted so: dmesg, mount.')
    return fault(
      about,
      `${username} may not read and write ${one}.`,
      `Run the doctor as the user of the site. If that is ${username}: sudo chown ${username}: ${one}`,
    )
  }
  return null
}

/** Returns the name of the current user; in a container it may have only a number. */
function nameOfUser() {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

async function examineWholeness(): Promise<Finding[]> {
  return [await examineDamage()].filter(found => found !== null)
}

/** Checks the integrity of an SQLite file. Returns null when it cannot be checked, or for a database server, which
 *  checks its own files. */
async function examineDamage(): Promise<Finding | null> {
  if (!env.databaseUrl.startsWith('file:')) return null
  const damage = await findDamage().catch((error: unknown) => error as Error)
  if (damage === null) return ok('Integrity', 'The database is whole.')
  const says = damage instanceof Error ? (/malformed|not a database/.exec(damage.message)?.[0] ?? null) : damage
  if (says === null) return null
  const todo = 'Stop the site, keep the file, and put the last backup back (npm run restore).'
  return fault('Integrity', `The database is damaged: ${says}`, todo)
}

async function examineRows(now: Date): Promise<Finding[]> {
  const [queue, failed] = await Promise.all([describeQueue(now), countFailedJobs()])
  const work = judgeQueue(Math.max(0, ...queue.map(({ oldestMs }) => oldestMs ?? 0)), failed)
  if (!env.secure) return [work]
  const demo = (await holdsDemo())
    ? [
        fault(
          'Accounts',
          'This database holds the demo, whose passwords everybody knows.',
          'Give the site a database of its own: DATABASE_URL.',
        ),
      ]
    : []
  const administrator = (await hasAdministrator())
    ? ok('Administrator', 'There is one.')
    : warning(
        'Administrator',
        'There is none yet.',
        'Sign up on the site, then: npm run account -- YOUR_NAME role super_admin.',
      )
  return [work, ...demo, administrator]
}

/** Lists the migrations of this release. */
async function ourMigrations() {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
}
