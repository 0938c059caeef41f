import { parseArgs, type ParseArgsConfig } from 'node:util'
import { readBuild, recordBackup, recordBackupCheck } from '#app/domain/system/machine.server.ts'
import { env, placed } from '#app/env.server.ts'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { StoreUnavailable } from '#app/outside/files/file-store.ts'
import { nameOf } from '../name-of-database.ts'
import { backUp } from './back-up.ts'
import { check, restore, type Restored } from './restore.ts'
import { readSecret } from './secret.ts'
import { pathOfDatabase } from './sqlite-source.ts'
import { openKeptStore, StoreFault } from './store.ts'

/** Exit codes of the commands. */
const ends = {
  well: 0,
  fault: 1,
  /** The arguments are invalid. */
  usage: 2,
  /** The backup is complete, but the site itself has lost files that rows name. */
  filesMissing: 3,
  /** Another backup is being made in the same folder. */
  busy: 4,
} as const

type Output = { log: (line: string) => void; logError: (line: string) => void }

const backupUsage = 'npm run backup -- --to FOLDER [--keep DAYS] [--encrypt]'

/** Runs `npm run backup`. Returns its exit code. */
export function runBackup(words: string[], output: Output): Promise<number> {
  return explained(output, backupUsage, async () => {
    const { to, keep, encrypt } = valuesOf(words, {
      to: { type: 'string' },
      keep: { type: 'string' },
      encrypt: { type: 'boolean' },
    })
    const keepDays = keep === undefined ? null : Number(keep)
    if (!to || (keepDays !== null && !(Number.isInteger(keepDays) && keepDays > 0))) throw new Usage()
    const began = performance.now()
    const made = await backUp({
      databaseUrl: env.databaseUrl,
      files: fileStore,
      folder: to,
      sealed: encrypt ?? false,
      secret: await readSecret(),
      keepDays,
      release: releaseOf(),
      report: output.log,
    })
    if (!made) {
      output.logError(`Another backup is being made in ${to}. If none is, remove ${to}/.lock.`)
      return ends.busy
    }
    await recordBackup({ at: made.at, bytes: made.bytes })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    output.log(`Backup ${made.name}: ${made.files} files, ${made.bytes} bytes, ${seconds} s`)
    if (made.missed === 0) return ends.well
    output.logError(`The site has lost ${made.missed} files that it still names. Everything else is in the backup.`)
    return ends.filesMissing
  })
}

const restoreUsage = `npm run restore -- --from FOLDER --list
npm run restore -- --from FOLDER [--at NAME] --check
npm run restore -- --from FOLDER [--at NAME] --to DATABASE_URL [--files FOLDER] [--force]`

/** Runs `npm run restore`. Returns its exit code. */
export function runRestore(words: string[], output: Output): Promise<number> {
  return explained(output, restoreUsage, async () => {
    const asked = valuesOf(words, {
      from: { type: 'string' },
      at: { type: 'string' },
      to: { type: 'string' },
      files: { type: 'string' },
      check: { type: 'boolean' },
      list: { type: 'boolean' },
      force: { type: 'boolean' },
    })
    if (!asked.from || [asked.to, asked.check, asked.list].filter(Boolean).length !== 1) throw new Usage()
    const options = { folder: asked.from, secret: await readSecret(), at: asked.at ?? null, report: output.log }
    if (asked.list) {
      for (const name of await (await openKeptStore(options.folder, options.secret)).names()) output.log(name)
      return ends.well
    }
    if (asked.to === undefined) return reportRestored(await check(options), output, 'is whole and can be put back')
    const files = filesFor(asked.to, asked.files)
    const done = await restore(options, { databaseUrl: asked.to, files, force: asked.force ?? false })
    if (done.aside) output.log(`What was there before is ${done.aside}`)
    return reportRestored(done, output, `is put back: ${nameOf(asked.to)}`)
  })
}

/** Returns the file store of a restore: the configured one for the site's own database, a folder beside the database
 *  for a trial. */
function filesFor(databaseUrl: string, folder: string | undefined) {
  if (folder !== undefined) return diskStore(folder)
  if (placed(databaseUrl) === env.databaseUrl) return fileStore
  if (databaseUrl.startsWith('file:')) return diskStore(`${pathOfDatabase(databaseUrl)}-files`)
  throw new StoreFault('--files says where the files of another database go.')
}

async function reportRestored({ name, end, violations }: Restored, output: Output, what: string) {
  await recordBackupCheck(new Date())
  output.log(`The backup ${name} ${what}: ${end.files} files`)
  if (violations > 0) output.logError(`${violations} rows refer to others that are not there.`)
  if (end.missed > 0) output.logError(`${end.missed} files were lost before the backup was made.`)
  return ends.well
}

function releaseOf() {
  const build = readBuild()
  return build ? [build.version, build.commit].filter(Boolean).join(' ') : 'from sources'
}

class Usage extends Error {}

function valuesOf<O extends NonNullable<ParseArgsConfig['options']>>(words: string[], options: O) {
  try {
    return parseArgs({ args: words, options, strict: true, allowPositionals: false }).values
  } catch {
    throw new Usage()
  }
}

/** Reports faults an operator can fix in one sentence; rethrows all others. */
async function explained(output: Output, usage: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Usage) output.logError(usage)
    else if (error instanceof StoreFault || error instanceof StoreUnavailable || isOfSystem(error)) {
      output.logError(error.message)
    } else throw error
    return error instanceof Usage ? ends.usage : ends.fault
  }
}

/** Checks for an error of the system, such as a full disk or a folder that cannot be written. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && /^E[A-Z]+$/.test(String((error as { code?: unknown }).code))
}
