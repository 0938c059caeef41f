import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { countTries, type Counter, forgetTries } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { checkOwnPassword, type PasswordRefusal } from './own-password.server.ts'
import { keyedHashes, seal, unseal } from './sealed.server.ts'
import type { Viewer } from './viewer.server.ts'

const STEP_SECONDS = 30
const RECOVERY_CODES = 8

/** What a person's authenticator app is told: a QR code as one SVG path, and the same secret as text to type. */
export type Setup = { code: { size: number; path: string }; secret: string }

/** Begins the setting up of a second step: keeps a new secret that counts only once a code of it was given. An earlier
 *  unfinished one is replaced; one that is on stays as it is. */
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
  await db.totpDevice.upsert({ where: { userId: viewer.id }, create: { userId: viewer.id, ...device }, update: device })
  return 'begun'
}

/** The setting up a person has begun and not finished, or null. */
export async function findSetup(viewer: Viewer, issuer: string): Promise<Setup | null> {
  const device = await db.totpDevice.findUnique({ where: { userId: viewer.id } })
  const secret = device && !device.confirmedAt ? decrypt(device.secret) : null
  if (!secret) return null
  const address = totpOf(secret, { issuer, label: viewer.username }).toString()
  return { code: drawQr(address), secret: secret.replace(/.{4}(?=.)/g, '$& ') }
}

/** Turns the second step on with the first code. Returns the recovery codes, shown once and kept as hashes; null when
 *  the code is wrong or nothing was begun. Every other session ends. */
export async function confirmTwoStep(viewer: Viewer, code: string, now = new Date()): Promise<string[] | null> {
  const device = await db.totpDevice.findUnique({ where: { userId: viewer.id } })
  const secret = device && !device.confirmedAt ? decrypt(device.secret) : null
  const step = secret ? stepOf(secret, code, now) : null
  if (step === null) return null

  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await inTurn(async tx => {
    await tx.totpDevice.update({
      where: { userId: viewer.id },
      data: { confirmedAt: now, lastStep: step, recoveryCodes: recoveryCodes.map(one => hashesOf(one)[0]!) },
    })
    await tx.session.deleteMany({ where: { userId: viewer.id, NOT: { id: viewer.sessionId } } })
    await recordEvent({ action: 'account.two-step-on', actorId: viewer.id, subjectId: viewer.id }, tx)
    await queueEmail({ name: 'two-step-changed', userId: viewer.id, on: 'yes' }, tx)
  })
  return recoveryCodes
}

/** Turns the second step off; needs the password and a code, so that a borrowed session cannot. */
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
  /** The session that did it stays. */
  sessionId?: string
  /** Why somebody else did it. */
  reason?: string
}

/** Removes a person's second step: by themselves, or by the site when their phone is lost. Every other session ends. */
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

/** Replaces the recovery codes, used or not; needs the password and a code. Returns the new ones, shown once. */
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

/** What speaks against a code given beside the own password, or null. Nothing is asked where the second step is off. */
export async function checkOwnCode(viewer: Viewer, code: string | undefined): Promise<CodeRefusal | null> {
  if (!viewer.twoStep) return null
  if (code === undefined) return 'codeRequired'
  const tried = await tryCode(viewer.id, code)
  if (tried === 'wrong') return 'codeWrong'
  if (tried === 'too-often') return 'codesOften'
  return tried === 'too-many-today' ? 'codesToday' : null
}

/** Five guesses, then a growing wait: a code has only a million values. */
const guesses = { name: 'two-step.code', limit: 5, windowMinutes: 15, longestWait: 60 } satisfies Rule
/** Guesses of six digits in a day. Whoever knows the password finds a code with a chance of 1 in 6,600 a day. */
const guessesOfDay: Rule = { name: 'two-step.day', limit: 50, windowMinutes: 24 * 60 }

/** Tries a code, counted: guessing has to wait. After fifty wrong ones in a day only recovery codes are taken, which
 *  cannot be guessed; `'too-many-today'` says so. The owner's own browser (`known`) waits for its own guesses alone. */
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
  const wait = await countTries(counters)
  if (wait > guesses.longestWait) return 'too-many-today'
  if (wait > 0) return 'too-often'
  const factor = await acceptCode(userId, code)
  if (factor === null) return 'wrong'
  for (const [rule, whom] of counters) await forgetTries(rule, whom)
  return factor
}

type Factor = 'app' | 'recovery-code'

/** Accepts a code of the person's app (30 s steps, one step of clock drift either way) or a recovery code, once: the same
 *  code never opens twice, not even for two requests at the same moment. */
async function acceptCode(userId: string, code: string, now = new Date()): Promise<Factor | null> {
  return inTurn(async tx => {
    const device = await tx.totpDevice.findUnique({ where: { userId } })
    const secret = device?.confirmedAt ? decrypt(device.secret) : null
    if (!device?.confirmedAt) return null

    const step = secret === null ? null : stepOf(secret, code, now)
    if (step !== null) {
      if (step <= (device.lastStep ?? 0)) return null
      // Sealed anew at each use, so that devices in use survive the retirement of an old secret of the site.
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

/** The time step a code belongs to, or null when it belongs to none near now. RFC 6238, SHA-1, six digits. */
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

/** A QR code with its quiet zone, each row's dark runs as one path. */
function drawQr(text: string) {
  const { size, data } = encode(text, { border: 3 })
  const runs = data.flatMap((row, y) => {
    const line = row.map(dark => (dark ? '1' : '0')).join('')
    return Array.from(line.matchAll(/1+/g), run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
  })
  return { size, path: runs.join('') }
}

/** Ten letters and digits that do not look alike: 50 bits, used once, behind a limit of tries. */
function newRecoveryCode() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}

/** Hashes of a recovery code with the key of each of the site's secrets; the first is the one that is kept. Without the
 *  settings a copied database cannot be searched for the codes. */
const hashesOf = (code: string) => keyedHashes(code, 'two-step')

// A copied database alone yields no codes: the secret of each device is sealed with a key from the settings.
const encrypt = (text: string) => seal(text, 'two-step')
const decrypt = (sealed: string) => unseal(sealed, 'two-step')
