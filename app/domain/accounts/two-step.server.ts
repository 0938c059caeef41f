import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { consumeLimits, type Counter, resetLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { checkOwnPassword, type PasswordRefusal } from './own-password.server.ts'
import { keyedHashes, seal, unseal } from './sealed.server.ts'
import type { Viewer } from './viewer.server.ts'

const STEP_SECONDS = 30
const RECOVERY_CODES = 8

/** Setup of an authenticator app: a QR code as one SVG path, and the same secret as text. */
export type Setup = { code: { size: number; path: string }; secret: string }

/** Starts the setup of the second step: stores a new secret that takes effect once its first code is entered. Replaces
 *  an earlier unfinished setup; a second step that is on stays unchanged. */
export async function beginTwoStep(viewer: Viewer, password: string): Promise<'begun' | PasswordRefusal> {
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return checked
  if (viewer.twoStep) return 'begun'
  const device = {
    secret: encrypt(new Secret({ size: 20 }).base32),
    confirmedAt: null,
    lastStep: null,
    recoveryCodes: [],
  }
  await inTurn(async tx => {
    // The second step may have been turned on in another window while the password was checked.
    const { count } = await tx.totpDevice.updateMany({ where: { userId: viewer.id, confirmedAt: null }, data: device })
    const on = count === 0 && (await tx.totpDevice.count({ where: { userId: viewer.id } })) > 0
    if (count === 0 && !on) await tx.totpDevice.create({ data: { userId: viewer.id, ...device } })
  })
  return 'begun'
}

/** Returns a person's unfinished setup, or null. */
export async function findSetup(viewer: Viewer, issuer: string): Promise<Setup | null> {
  const device = await db.totpDevice.findUnique({ where: { userId: viewer.id } })
  const secret = device && !device.confirmedAt ? decrypt(device.secret) : null
  if (!secret) return null
  const address = totpOf(secret, { issuer, label: viewer.username }).toString()
  return { code: drawQr(address), secret: secret.replace(/.{4}(?=.)/g, '$& ') }
}

/** Turns the second step on with the first code and ends every other session. Returns the recovery codes, which are
 *  shown once and stored as hashes, or null when the code is wrong or no setup was started. */
export async function confirmTwoStep(viewer: Viewer, code: string, now = new Date()): Promise<string[] | null> {
  const device = await db.totpDevice.findUnique({ where: { userId: viewer.id } })
  const secret = device && !device.confirmedAt ? decrypt(device.secret) : null
  const step = secret ? stepOf(secret, code, now) : null
  if (step === null) return null

  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return inTurn(async tx => {
    // Only the secret the code belongs to: another window may have confirmed it or begun a new setup meanwhile.
    const { count } = await tx.totpDevice.updateMany({
      where: { userId: viewer.id, confirmedAt: null, secret: device!.secret },
      data: { confirmedAt: now, lastStep: step, recoveryCodes: recoveryCodes.map(one => hashesOf(one)[0]!) },
    })
    if (count === 0) return null
    await tx.session.deleteMany({ where: { userId: viewer.id, NOT: { id: viewer.sessionId } } })
    await recordEvent({ action: 'account.two-step-on', actorId: viewer.id, subjectId: viewer.id }, tx)
    await queueEmail({ name: 'two-step-changed', userId: viewer.id, on: 'yes' }, tx)
    return recoveryCodes
  })
}

/** Turns the second step off. Needs the password and a code, so that an open session alone is not enough. */
export async function endTwoStep(
  viewer: Viewer,
  password: string,
  code: string,
): Promise<'done' | PasswordRefusal | CodeRefusal> {
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return checked
  const refusal = await checkOwnCode(viewer, code)
  if (refusal) return refusal
  await removeTwoStep(viewer.id, viewer.id, { sessionId: viewer.sessionId })
  return 'done'
}

type Removal = {
  /** The current session, which stays open. */
  sessionId?: string
  /** An administrator's reason, for the audit log. */
  reason?: string
}

/** Removes a person's second step, on their own request or by the site when their phone is lost. Ends every other
 *  session. */
export async function removeTwoStep(userId: string, actorId: string | null, { sessionId, reason }: Removal = {}) {
  await inTurn(async tx => {
    await tx.totpDevice.deleteMany({ where: { userId } })
    await tx.session.deleteMany({ where: { userId, ...(sessionId ? { NOT: { id: sessionId } } : {}) } })
    await recordEvent(
      { action: 'account.two-step-off', actorId, subjectId: userId, ...(reason && { details: { reason } }) },
      tx,
    )
    await queueEmail({ name: 'two-step-changed', userId, on: 'no' }, tx)
  })
}

/** Replaces all recovery codes. Needs the password and a code. Returns the new codes, which are shown once. */
export async function renewRecoveryCodes(
  viewer: Viewer,
  password: string,
  code: string,
): Promise<string[] | PasswordRefusal | CodeRefusal> {
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return checked
  const refusal = await checkOwnCode(viewer, code)
  if (refusal) return refusal
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await inTurn(async tx => {
    const data = { recoveryCodes: recoveryCodes.map(one => hashesOf(one)[0]!) }
    await tx.totpDevice.updateMany({ where: { userId: viewer.id }, data })
    await recordEvent({ action: 'account.recovery-codes-renewed', actorId: viewer.id, subjectId: viewer.id }, tx)
  })
  return recoveryCodes
}

export type CodeRefusal = 'codeRequired' | 'codeWrong' | 'codesOften' | 'codesToday'

/** Checks the code entered with the viewer's own password. Returns why it is refused, or null. No code is needed when
 *  the second step is off. */
export async function checkOwnCode(viewer: Viewer, code: string | undefined): Promise<CodeRefusal | null> {
  if (!viewer.twoStep) return null
  if (code === undefined) return 'codeRequired'
  const tried = await tryCode(viewer.id, code)
  if (tried === 'wrong') return 'codeWrong'
  if (tried === 'too-often') return 'codesOften'
  return tried === 'too-many-today' ? 'codesToday' : null
}

/** Five attempts, then a growing wait, because a code has only a million values. */
const guesses = { name: 'two-step.code', limit: 5, windowMinutes: 15, longestWait: 60 } satisfies Rule
/** Attempts with six-digit codes per day. An attacker who knows the password finds a code with a chance of 1 in 6,600 a
 *  day. */
const guessesOfDay: Rule = { name: 'two-step.day', limit: 50, windowMinutes: 24 * 60 }

/** Checks a code and counts the attempt. `'too-often'` when the next attempt has to wait. After 50 wrong six-digit
 *  codes in a day only recovery codes are accepted, which cannot be guessed: `'too-many-today'`. The owner's own
 *  browser (`known`) has its own short-term counter. */
export async function tryCode(
  userId: string,
  code: string,
  { known = false } = {},
): Promise<Factor | 'wrong' | 'too-often' | 'too-many-today'> {
  const own = known ? `${userId} known` : userId
  const counters: Counter[] = isSixDigits(code)
    ? [
        [guesses, own],
        [guessesOfDay, userId],
      ]
    : [[guesses, own]]
  const wait = await consumeLimits(counters)
  if (wait > guesses.longestWait) return 'too-many-today'
  if (wait > 0) return 'too-often'
  const factor = await acceptCode(userId, code)
  if (factor === null) return 'wrong'
  for (const [rule, whom] of counters) await resetLimit(rule, whom)
  return factor
}

type Factor = 'app' | 'recovery-code'

/** Accepts a code of the person's app (30 s steps, one step of clock drift either way) or a recovery code. The same
 *  code is never accepted twice, not even in simultaneous requests. */
async function acceptCode(userId: string, code: string, now = new Date()): Promise<Factor | null> {
  return inTurn(async tx => {
    const device = await tx.totpDevice.findUnique({ where: { userId } })
    const secret = device?.confirmedAt ? decrypt(device.secret) : null
    if (!device?.confirmedAt) return null

    const step = secret === null ? null : stepOf(secret, code, now)
    if (step !== null) {
      if (step <= (device.lastStep ?? 0)) return null
      // Encrypted again at each use, so that devices in use survive the retirement of an old secret of the site.
      await tx.totpDevice.update({ where: { userId }, data: { lastStep: step, secret: encrypt(secret!) } })
      return 'app'
    }
    const left = device.recoveryCodes as string[]
    const given = hashesOf(code.toLowerCase().replace(/[^a-z2-9]/g, ''))
    const used = left.find(one => given.includes(one))
    if (used === undefined) return null
    await tx.totpDevice.update({ where: { userId }, data: { recoveryCodes: left.filter(one => one !== used) } })
    return 'recovery-code'
  })
}

/** Returns the time step of a code, or null when it belongs to none near `now`. RFC 6238, SHA-1, six digits. */
function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isSixDigits(code)) return null
  const token = code.replace(/\s/g, '')
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

function isSixDigits(code: string) {
  return /^\d{6}$/.test(code.replace(/\s/g, ''))
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS })
}

/** Draws a QR code with its quiet zone: one path, a rectangle for each run of dark modules in a row. */
function drawQr(text: string) {
  const { size, data } = encode(text, { border: 3 })
  const runs = data.flatMap((row, y) => {
    const line = row.map(dark => (dark ? '1' : '0')).join('')
    return Array.from(line.matchAll(/1+/g), run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
  })
  return { size, path: runs.join('') }
}

/** Ten letters and digits that do not look alike: 50 bits. Used once, and rate-limited. */
function newRecoveryCode() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}

/** Returns the keyed hashes of a recovery code, one per secret of the site; the first is the one to store. Without the
 *  settings a copied database cannot be searched for the codes. */
const hashesOf = (code: string) => keyedHashes(code, 'two-step')

// Device secrets are encrypted with a key from the settings, so that a copied database alone yields no codes.
const encrypt = (text: string) => seal(text, 'two-step')
const decrypt = (sealed: string) => unseal(sealed, 'two-step')
