import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { access, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { isDatabaseAnswering, isDatabaseWritable } from '#app/domain/health.server.ts'
import { countFailedJobs, describeQueue } from '#app/domain/system/failed-jobs.server.ts'
import { readDisks, readLastBackup } from '#app/domain/system/machine.server.ts'
import {
  databaseClockOffset,
  findDamage,
  hasAdministrator,
  holdsDemo,
  migrationsFolder,
  readMigrations,
} from '#app/domain/system/readiness.server.ts'
import { env } from '#app/env.server.ts'
import { checkAdvisor } from '#app/outside/advisor/check-advisor.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { checkMailServer } from '#app/outside/mail.server.ts'
import { askSite, clockOffset } from './ask-site.ts'
import {
  type Finding,
  finding,
  isLoopback,
  isWeak,
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeMigrations,
  judgeNode,
  judgeProxies,
  judgeQueue,
  judgeReached,
  judgeSecrets,
} from './judge.ts'

const { ok, warning, fault } = finding

/** Looks at everything the site needs, in the order in which one would mend it. Nothing is changed but one file, which is
 *  put and taken away again. */
export async function examine(now = new Date()): Promise<Finding[]> {
  const offsets: Record<string, number> = {}
  const reached = await askSite(env.siteUrl)
  const model = await examineModel(offsets)
  const ofServer = await databaseClockOffset().catch(() => null)
  if (ofServer !== null) offsets['the database server'] = ofServer
  return [
    judgeNode(process.versions.node),
    ok('Settings', `All of them can be read (${env.secure ? 'production' : env.demo ? 'demo' : 'development'}).`),
    judgeSecrets(env.sessionSecrets, { demo: !env.secure }),
    ...examineBackupKey(),
    ...(env.secure ? [judgeAddress(env.siteUrl)] : []),
    ...(await examineDatabase(now)),
    ...(await examineDisks().catch(() => [])),
    await examineFiles(),
    await examineMail(),
    ...model,
    judgeClock(offsets, await isClockKept()),
    ...(env.secure ? [judgeReached(env.siteUrl, reached), judgeProxies(env.trustedProxies, env.siteUrl, reached)] : []),
    judgeBackup(await readLastBackup(), now),
    ...examineMetrics(),
    ...examineUser(),
    ...(await examinePermissions()),
  ]
}

function examineBackupKey(): Finding[] {
  if (env.backupKey === null) return []
  if (!isWeak(env.backupKey))
    return [ok('Backup key', 'A strong one. Keep it somewhere else too: without it no backup opens.')]
  return [
    fault(
      'Backup key',
      'It could be guessed.',
      'Make one with: openssl rand -base64 32, and begin a new folder of backups.',
    ),
  ]
}

async function examineDatabase(now: Date): Promise<Finding[]> {
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
  const damage = await findDamage()
  const whole = damage
    ? fault(
        'Integrity',
        `The database is damaged: ${damage}`,
        'Stop the site, keep the file, and put the last backup back (npm run restore).',
      )
    : ok('Integrity', 'The database is whole.')
  return [writable, migrations, whole, ...(await examineRows(now))]
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
  const entries = await readdir(resolve(migrationsFolder), { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
}

/** An address of a database without a password. */
function nameOf(databaseUrl: string) {
  if (!URL.canParse(databaseUrl) || databaseUrl.startsWith('file:')) return databaseUrl.replace(/\?.*$/, '')
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}

async function examineDisks(): Promise<Finding[]> {
  const disks = await readDisks()
  // The disk of a database server is watched where it stands.
  const ofDatabase = env.databaseUrl.startsWith('file:') ? [judgeDisk('the database', disks.database)] : []
  return [...ofDatabase, ...(disks.bucket ? [] : [judgeDisk('files', disks.files)])]
}

async function examineFiles(): Promise<Finding> {
  const about = 'Files'
  const where = env.s3 ? `the bucket ${env.s3.url}` : `the folder ${env.filesFolder}`
  const key = `doctor${randomBytes(8).toString('hex')}/main`
  const sent = randomBytes(64)
  try {
    if (!env.s3) {
      await mkdir(env.filesFolder, { recursive: true })
      await access(env.filesFolder, constants.W_OK)
    }
    await fileStore.put(key, sent)
    const found = await fileStore.read(key)
    const back = found ? await buffer(found.stream) : null
    await fileStore.remove(key)
    if (back?.equals(sent)) return ok(about, `A file was put into ${where}, read back and removed.`)
    return fault(
      about,
      `What was put into ${where} did not come back.`,
      'Look at the settings of the bucket: versions and caches in front of it.',
    )
  } catch (error) {
    await fileStore.remove(key).catch(() => undefined)
    const todo = env.s3
      ? 'Look at S3_URL (https://host/bucket), S3_REGION and the keys: they need to put, get and delete.'
      : 'The folder belongs to the user the site runs as, and its disk is not full: chown -R bagdar FOLDER.'
    return fault(about, `${where} cannot be used: ${(error as Error).message}`, todo)
  }
}

async function examineMail(): Promise<Finding> {
  const about = 'Mail'
  if (env.smtpUrl === null) {
    if (!env.secure) return ok(about, 'Emails are written into a folder and read at /dev/mail.')
    const todo = 'Set SMTP_URL (smtps://name:password@host) and MAIL_FROM.'
    return warning(about, 'There is no mail server: nobody can mend a forgotten password by themselves.', todo)
  }
  try {
    await checkMailServer(env.smtpUrl)
  } catch (error) {
    const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number }
    const todo =
      code === 'EAUTH'
        ? 'Name or password are wrong; signs such as @ or / in them are written as %40, %2F.'
        : 'Look at host and port (smtps: 465, smtp with TLS: 587), its certificate, and whether this machine may send.'
    return fault(
      about,
      `The mail server does not take our emails: ${[code, responseCode].filter(Boolean).join(' ')}.`,
      todo,
    )
  }
  if (env.mailFrom.includes('localhost')) {
    return warning(
      about,
      'The mail server answers, but emails come from …@localhost.',
      'Set MAIL_FROM: Bagdar <no-reply@your.domain>.',
    )
  }
  return ok(about, 'The mail server answers and takes our name and password.')
}

async function examineModel(offsets: Record<string, number>): Promise<Finding[]> {
  if (!env.advisor) return []
  const about = 'Model'
  const askedAt = Date.now()
  const answer = await checkAdvisor(env.advisor).catch(() => null)
  if (!answer) {
    return [
      warning(
        about,
        `${env.advisor.url} does not answer; the built-in texts are shown.`,
        'Look at OPENAI_BASE_URL and whether this machine may reach it.',
      ),
    ]
  }
  const off = clockOffset(answer.date, askedAt, Date.now())
  if (off !== null && !isLoopback(new URL(env.advisor.url).hostname)) offsets['the model’s service'] = off
  if (answer.status === 401 || answer.status === 403) {
    return [fault(about, 'The service refuses our key; the built-in texts are shown.', 'Look at OPENAI_API_KEY.')]
  }
  if (answer.hasModel === false) {
    return [warning(about, `The service does not know ${env.advisor.model}.`, 'Look at OPENAI_MODEL.')]
  }
  return [ok(about, `The service answers ${answer.status}.`)]
}

/** Whether the system says that it keeps its clock by others; null where it does not say. */
async function isClockKept(): Promise<boolean | null> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 5_000,
  })
  const said = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
  return said === 'yes' ? true : said === 'no' ? false : null
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

/** Whether others on the machine may read the database. */
async function examinePermissions(): Promise<Finding[]> {
  if (!env.secure || !env.databaseUrl.startsWith('file:')) return []
  const path = nameOf(env.databaseUrl).slice('file:'.length)
  const found = await stat(path).catch(() => null)
  if (!found || (found.mode & 0o007) === 0) return []
  return [
    warning(
      'Permissions',
      `Everybody on this machine may read ${path}.`,
      `chmod o-rwx ${path}, and UMask=0027 in the unit of the site.`,
    ),
  ]
}
