import { readdir } from 'node:fs/promises'
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
import { type Finding, finding, judgeMigrations, judgeQueue } from './judge.ts'

const { ok, warning, fault } = finding

/** Whether the database answers, is of this release, whole, and has what it needs. */
export async function examineDatabase(now: Date): Promise<Finding[]> {
  const about = 'Database'
  if (!(await isDatabaseAnswering())) {
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
  return [writable, migrations, ...(await examineWholeness()), ...(await examineRows(now))]
}

/** A server looks after its own files. */
async function examineWholeness(): Promise<Finding[]> {
  if (!env.databaseUrl.startsWith('file:')) return []
  const damage = await findDamage()
  if (damage === null) return [ok('Integrity', 'The database is whole.')]
  const todo = 'Stop the site, keep the file, and put the last backup back (npm run restore).'
  return [fault('Integrity', `The database is damaged: ${damage}`, todo)]
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

/** The names of the migrations this release brings. */
async function ourMigrations() {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
}

/** An address of a database without a password. */
export function nameOf(databaseUrl: string) {
  if (!URL.canParse(databaseUrl) || databaseUrl.startsWith('file:')) return databaseUrl.replace(/\?.*$/, '')
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
