import { timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { env } from '#app/env.server.ts'
import { keyedHashes } from './sealed.server.ts'
import { WorkQueue } from './work-queue.ts'

/** OWASP's argon2id parameters for one lane. argon2id is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two hundred simultaneous sign-ins must not slow down pages (docs/decisions/044, 115). They wait in two queues with
// separate slots, so that no hash waits for database reads and writes.

/** Each hash takes 19 MB, a core, and one of the four threads that files and pictures also need. */
const hashing = new WorkQueue({ atOnce: 2, longest: env.signInQueue })

/** Queue for the database reads and writes that precede the hash of a sign-in or sign-up. */
const preparing = new WorkQueue({ atOnce: 8, longest: env.signInQueue })

/** Network address of a visitor who is not signed in; null when unknown. */
type Network = string | null

/** Runs the work that precedes a hash, in turn among networks.
 *  @throws QueueFull when the queue is full. */
export function beforeHash<T>(network: Network, work: () => Promise<T>): Promise<T> {
  return preparing.run(network ?? '', work)
}

/** Hashes a new password, in turn among networks. Omit the network for a person who is signed in or holds a link: such
 *  hashes are few and never refused.
 *  @throws QueueFull when the queue is full. */
export function hashPassword(password: string, network?: Network) {
  return inTurnOf(network, () => hashNow(password))
}

/** Verifies a password, in turn among networks (as in `hashPassword`). Without a hash (no such account) a dummy hash is
 *  verified, so that the response takes equally long.
 *  @throws QueueFull when the queue is full. */
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

/** Hashes a one-time password with the site's key. Its 59 random bits need no slow hash, and a school creates thousands
 *  at once (docs/decisions/071). The password chosen at the first sign-in gets a slow hash. */
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

/** Checks whether a stored hash was made with other parameters than the current ones. The next sign-in renews it. */
export function isOutdated(passwordHash: string) {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

let dummy: Promise<string> | undefined
const dummyHash = () => (dummy ??= hashNow('nobody has this password'))
