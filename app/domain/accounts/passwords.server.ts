import { timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { env } from '#app/env.server.ts'
import { keyedHashes } from './sealed.server.ts'
import { WorkQueue } from './work-queue.ts'

/** OWASP's argon2id parameters for one lane; argon2id is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two hundred sign-ins at once hold up each other and no page (docs/decisions/044, 115): they wait in two queues, each with its
// own places, so that no hash waits for somebody's reads and writes.

/** Each hash takes 19 MB, a core and one of the four threads that files and pictures need too. */
const hashing = new WorkQueue({ atOnce: 2, longest: env.signInQueue })

/** What a sign-in or a sign-up reads and writes before its hash. */
const preparing = new WorkQueue({ atOnce: 8, longest: env.signInQueue })

/** Where somebody who is not signed in comes from: a network, null where it is unknown. */
type Network = string | null

/** Does what comes before a hash, from a network, when its turn comes.
 *  @throws QueueFull when too much waits. */
export function beforeHash<T>(network: Network, work: () => Promise<T>): Promise<T> {
  return preparing.run(network ?? '', work)
}

/** Hashes a new password when its turn comes. Without a network it is that of a person who is signed in or holds a link: such
 *  work is few and never refused.
 *  @throws QueueFull when too much waits. */
export function hashPassword(password: string, network?: Network) {
  return inTurnOf(network, () => hashNow(password))
}

/** Checks a password when its turn comes; the network as above. Without a hash (no such account) a dummy one is checked, so
 *  that the answer takes as long.
 *  @throws QueueFull when too much waits. */
export function verifyPassword(passwordHash: string | null, password: string, network?: Network): Promise<boolean> {
  return inTurnOf(network, () => verifyNow(passwordHash, password))
}

function inTurnOf<T>(network: Network | undefined, work: () => Promise<T>): Promise<T> {
  return hashing.run(network ?? '', work, { refusable: network !== undefined })
}

function hashNow(password: string) {
  return hash(password.normalize('NFKC'), parameters)
}

async function verifyNow(passwordHash: string | null, password: string): Promise<boolean> {
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
