import { createHash, randomBytes } from 'node:crypto'
import { db, type Db } from '#app/database/client.server.ts'
import { ONE_TIME_DAYS } from './one-time-password.ts'

/** Kinds of one-time tokens and their lifetimes, in minutes. */
const lifetimes = {
  RESET_PASSWORD: 60,
  VERIFY_EMAIL: 24 * 60,
  SIGN_IN: 10,
  INVITATION: ONE_TIME_DAYS * 24 * 60,
} as const
export type TokenKind = keyof typeof lifetimes

type TokenRequest = { userId: string; kind: TokenKind; email?: string }

/** Creates a one-time token and returns its secret (256 bits). The row stores a hash, so a copied database is of no
 *  use. Invalidates earlier tokens of the same person and kind. */
export async function issueToken(
  { userId, kind, email }: TokenRequest,
  client: Db = db,
  now = new Date(),
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes[kind] * 60_000)
  await client.oneTimeToken.deleteMany({ where: { OR: [{ userId, kind }, { expiresAt: { lt: now } }] } })
  await client.oneTimeToken.create({ data: { hash: hashOf(secret), userId, kind, email: email ?? null, expiresAt } })
  return secret
}

/** Returns the unused, unexpired token of a secret when its account is active, or null. Does not use the token up. */
export async function findToken(kind: TokenKind | TokenKind[], secret: string, client: Db = db, now = new Date()) {
  return client.oneTimeToken.findFirst({
    where: {
      hash: hashOf(secret),
      kind: { in: [kind].flat() },
      usedAt: null,
      expiresAt: { gt: now },
      user: { state: 'ACTIVE' },
    },
    select: { userId: true, email: true },
  })
}

/** Uses a token up. Null when it was used, has expired or does not exist; of two simultaneous calls only one gets it. */
export async function redeemToken(kind: TokenKind | TokenKind[], secret: string, client: Db = db, now = new Date()) {
  const token = await findToken(kind, secret, client, now)
  if (!token) return null
  const { count } = await client.oneTimeToken.updateMany({
    where: { hash: hashOf(secret), usedAt: null },
    data: { usedAt: now },
  })
  return count === 1 ? token : null
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}
