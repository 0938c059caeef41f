import { timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { env } from '#app/env.server.ts'
import { keyedHashes } from './sealed.server.ts'
import { WorkQueue } from './work-queue.ts'

/** OWASP's argon2id parameters for one lane; argon2id is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Proving passwords waits here, with the reads and writes around it: each hash takes 19 MB, a core and one of the four
 *  threads that files and pictures need too. Two hundred sign-ins at once hold up each other and no page. */
const queue = new WorkQueue({ atOnce: 2, longest: env.signInQueue })

/** Does a part of a sign-in or sign-up when its turn comes; `source` is the network it comes from.
 *  @throws QueueFull when too much waits. */
export function inPasswordQueue<T>(source: string | null, work: () => Promise<T>): Promise<T> {
  return queue.run(source ?? '', work)
}

/** Hashes the new password of a person who is signed in or holds a link: such work is few and never refused. */
export function hashPassword(password: string) {
  return queue.run('', () => hashNow(password), { refusable: false })
}

/** Checks the password of such a person. */
export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return queue.run('', () => verifyNow(passwordHash, password), { refusable: false })
}

/** Hashes a password at once: for work that has waited in the queue. */
export function hashNow(password: string) {
  return hash(password.normalize('NFKC'), parameters)
}

/** Checks a password at once: for work that has waited in the queue. Without a hash (no such account) a dummy one is
 *  checked, so that the answer takes as long. */
export async function verifyNow(passwordHash: string | null, password: string): Promise<boolean> {
  const oneTime = passwordHash?.startsWith(ONE_TIME) ?? false
  const known = passwordHash !== null && !oneTime
  const matches = await verify(known ? passwordHash : await dummyHash(), password.normalize('NFKC'))
  return oneTime ? isOneTimePassword(passwordHash!, password) : matches && known
}

const ONE_TIME = 'one-time$'

/** What is kept of a one-time password: a hash with the site's key. Its 59 random bits need no slow hash, and thousands of
 *  them are made at once for a school (docs/decisions/071). The first sign-in replaces it by a slow one. */
export function hashOneTimePassword(password: string) {
  return ONE_TIME + keyedHashes(password, 'one-time-password')[0]!
}

function isOneTimePassword(kept: string, password: string) {
  const bytes = Buffer.from(kept.slice(ONE_TIME.length))
  return keyedHashes(password.normalize('NFKC'), 'one-time-password').some(one => {
    const hashed = Buffer.from(one)
    return hashed.length === bytes.length && timingSafeEqual(hashed, bytes)
  })
}

/** Whether a stored hash was made with other parameters than today's; the next sign-in renews it. */
export function isOutdated(passwordHash: string) {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

let dummy: Promise<string> | undefined
const dummyHash = () => (dummy ??= hashNow('nobody has this password'))
