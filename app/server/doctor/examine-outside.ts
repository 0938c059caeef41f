import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, constants, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { env } from '#app/env.server.ts'
import { checkAdvisor } from '#app/outside/advisor/check-advisor.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { checkMailServer } from '#app/outside/mail.server.ts'
import { makeFolder, reasonOf } from '../make-folder.ts'
import { clockOffset } from './ask-site.ts'
import { type Finding, finding, isLoopback } from './judge.ts'

const { ok, warning, fault } = finding

/** Checks that the given files exist, then writes, reads and removes one. A missing folder is not created when files
 *  are missing: its disk may not be mounted. */
export async function examineFiles(wanted: readonly string[]): Promise<Finding[]> {
  const about = 'Files'
  const where = env.s3 ? `the bucket ${env.s3.url}` : `the folder ${env.filesFolder}`
  const isThere = env.s3 !== null || (await stat(env.filesFolder).catch(() => null)) !== null
  const lookAt = env.s3
    ? 'Look at S3_URL: is it the bucket the files were put into?'
    : 'Look at FILES_FOLDER, and whether the disk it is on is mounted. Lost files come back with the last backup (npm run restore).'
  if (!isThere && wanted.length > 0)
    return [fault(about, `${where} is not there, and the site has files in it.`, lookAt)]
  const found = await tryFile(about, where)
  if (found.verdict !== 'ok') return [found]
  const missing = await countMissing(wanted)
  if (missing === 0) return [found]
  return [found, fault(about, `${missing} of the ${wanted.length} newest are not in ${where}.`, lookAt)]
}

async function countMissing(keys: readonly string[]) {
  let missing = 0
  for (const key of keys) {
    const file = await fileStore.read(key)
    if (file) file.stream.destroy()
    else missing += 1
  }
  return missing
}

async function tryFile(about: string, where: string): Promise<Finding> {
  const key = `doctor${randomBytes(8).toString('hex')}/main`
  const sent = randomBytes(64)
  try {
    if (!env.s3) {
      await makeFolder(env.filesFolder)
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
      : `The folder belongs to the user the site runs as, and its disk is not full: chown -R bagdar ${env.filesFolder}.`
    return fault(about, `${where} cannot be used: ${reasonOf(error)}.`, todo)
  }
}

/** Checks that the mail server accepts our emails. */
export async function examineMail(): Promise<Finding> {
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

/** Checks the language model's service, if one is configured. Adds the difference of its clock to `offsets`. */
export async function examineModel(offsets: Record<string, number>): Promise<Finding[]> {
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

/** Checks whether the system synchronises its clock; null when it does not say. */
export async function isClockKept(): Promise<boolean | null> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 5_000,
  })
  const output = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
  return output === 'yes' ? true : output === 'no' ? false : null
}
