import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's argon2id parameters for one lane; argon2id is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MB and a core: a class signing in at once queues instead of stopping the site.
const atMostTwo = pLimit(2)

/** With more than this many waiting, a newcomer is told to come back rather than left without an answer. */
const LONGEST_QUEUE = 400

/** Too many passwords wait to be hashed; asking for one more only makes everybody wait longer. */
export function isHashingOverloaded() {
  return atMostTwo.pendingCount > LONGEST_QUEUE
}

export function hashPassword(password: string) {
  return atMostTwo(() => hash(password.normalize('NFKC'), parameters))
}

/** Checks a password. Without a hash (no such account) a dummy one is checked, so that the answer takes as long. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await dummyHash())
  const matches = await atMostTwo(() => verify(stored, password.normalize('NFKC')))
  return matches && passwordHash !== null
}

/** Whether a stored hash was made with other parameters than today's; the next sign-in renews it. */
export function isOutdated(passwordHash: string) {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

let dummy: Promise<string> | undefined
const dummyHash = () => (dummy ??= hashPassword('nobody has this password'))
