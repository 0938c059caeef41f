import { stat } from 'node:fs/promises'
import { readBuild, readDisks, readLastBackup } from '#app/domain/system/machine.server.ts'
import { databaseClockOffset, listNewestFiles, readLastEntry } from '#app/domain/system/readiness.server.ts'
import { env } from '#app/env.server.ts'
import { secretFiles } from '#app/secret-files.server.ts'
import { endsNode, unfitDriver } from '../commands/sqlite-driver.mjs'
import { readSecret } from '../backup/secret.ts'
import { nameOf } from '../name-of-database.ts'
import { askSite } from './ask-site.ts'
import { examineDatabase } from './examine-database.ts'
import { examineFiles, examineMail, examineModel, isClockKept } from './examine-outside.ts'
import {
  type Finding,
  finding,
  isLoopback,
  isWeak,
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeNode,
  judgeReached,
  judgeSecrets,
} from './judge.ts'
import { judgeProxies } from './judge-proxies.ts'

const { ok, warning, fault } = finding

/** Number of newest files to check. */
const LOOKED_FOR = 20
/** Findings that prevent queries to the database. */
const ofDatabase = ['Database', 'Integrity', 'Migrations']

/** Checks everything the site needs, in the order in which an operator would fix it. Changes nothing, except for one
 *  file that is written and removed again. */
export async function examine(now = new Date()): Promise<Finding[]> {
  const offsets: Record<string, number> = {}
  const reached = await askSite(env.siteUrl)
  const model = await tried('Model', () => examineModel(offsets))
  const ofServer = await databaseClockOffset().catch(() => null)
  if (ofServer !== null) offsets['the database server'] = ofServer
  const database = await tried('Database', () => examineDatabase(now))
  // Querying a missing database would create it.
  const isWell = database.every(({ about, verdict }) => verdict !== 'fault' || !ofDatabase.includes(about))
  const files = isWell ? await listNewestFiles(LOOKED_FOR).catch(() => []) : []
  const last = isWell ? await readLastEntry().catch(() => null) : null
  // A date in the future means that the clock is behind.
  const past = { 'what the site has written down': last, 'the moment this release was built': readBuild()?.builtAt }
  for (const [whose, at] of Object.entries(past))
    if (at && at.getTime() > Date.now()) offsets[whose] = Date.now() - at.getTime()
  return [
    judgeNode(process.versions.node),
    ...examineDriver(),
    ok('Settings', `All of them can be read (${env.secure ? 'production' : env.demo ? 'demo' : 'development'}).`),
    judgeSecrets(env.sessionSecrets, { demo: !env.secure }),
    ...(await examineBackupKey()),
    ...(env.secure ? [judgeAddress(env.siteUrl)] : []),
    ...database,
    ...(await tried('Disks', examineDisks)),
    ...(await tried('Files', () => examineFiles(files))),
    ...(await tried('Mail', async () => [await examineMail()])),
    ...model,
    judgeClock(offsets, await isClockKept()),
    ...(env.secure ? [judgeReached(env.siteUrl, reached), judgeProxies(env.trustedProxies, env.siteUrl, reached)] : []),
    judgeBackup(await readLastBackup().catch(() => null), now),
    ...examineMetrics(),
    ...examineUser(),
    ...(await tried('Permissions', examinePermissions)),
  ]
}

/** Reports a check that throws as a finding, so that the others still run. */
async function tried(about: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    const { code = '', name } = error as NodeJS.ErrnoException
    return [
      fault(
        about,
        `It could not be looked at (${code || name}).`,
        'Mend what stands above, then run the doctor again.',
      ),
    ]
  }
}

function examineDriver(): Finding[] {
  if (!env.databaseUrl.startsWith('file:') || !endsNode()) return []
  return [fault('SQLite driver', unfitDriver.says, unfitDriver.todo)]
}

async function examineBackupKey(): Promise<Finding[]> {
  const about = 'Backup key'
  const key = await readSecret().catch((error: unknown) => error as Error)
  if (key === null) return []
  const todo = 'Make one with: openssl rand -base64 32, and begin a new folder of backups.'
  if (key instanceof Error) return [fault(about, key.message, `Look at BACKUP_KEY and BACKUP_KEY_FILE. ${todo}`)]
  if (isWeak(key)) return [fault(about, 'It could be guessed.', todo)]
  return [ok(about, 'A strong one. Keep it somewhere else too: without it no backup opens.')]
}

async function examineDisks(): Promise<Finding[]> {
  const disks = await readDisks()
  // A database server's disk is monitored on its own machine.
  const local = env.databaseUrl.startsWith('file:') ? [judgeDisk('the database', disks.database)] : []
  return [...local, ...(disks.bucket ? [] : [judgeDisk('files', disks.files)])]
}

function examineMetrics(): Finding[] {
  const { metricsAddress } = env
  if (!metricsAddress) return []
  const { host, port } = metricsAddress
  if (isLoopback(host)) return [ok('Figures', `Told at http://${host}:${port}/metrics, to this machine only.`)]
  return [
    warning(
      'Figures',
      `Told to everybody who reaches ${host}:${port}.`,
      'METRICS_ADDRESS=127.0.0.1:9464, unless a firewall lets only Prometheus in.',
    ),
  ]
}

function examineUser(): Finding[] {
  if (!env.secure || process.getuid?.() !== 0) return []
  return [
    warning(
      'User',
      'This runs as root, and may leave files the site cannot open.',
      'Run it as the user of the site: sudo -u bagdar …',
    ),
  ]
}

/** Checks whether other users of the machine may read the database or a file with a secret. Files in /run/secrets
 *  belong to a container without other users. */
async function examinePermissions(): Promise<Finding[]> {
  if (!env.secure) return []
  const database = env.databaseUrl.startsWith('file:') ? [nameOf(env.databaseUrl).slice('file:'.length)] : []
  const keys = [...secretFiles, ...(env.backupKeyFile === null ? [] : [env.backupKeyFile])].filter(
    path => !path.startsWith('/run/secrets/'),
  )
  const open: string[] = []
  for (const path of [...database, ...keys]) {
    const found = await stat(path).catch(() => null)
    if (found && (found.mode & 0o007) !== 0) open.push(path)
  }
  return open.map(path =>
    warning(
      'Permissions',
      `Everybody on this machine may read ${path}.`,
      database.includes(path) ? `chmod o-rwx ${path}, and UMask=0027 in the unit of the site.` : `chmod o-rwx ${path}`,
    ),
  )
}
