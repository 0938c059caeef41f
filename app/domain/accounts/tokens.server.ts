import { createHash, randomBytes } from 'node:crypto'
import { db, type Db } from '#app/database/client.server.ts'
import { ONE_TIME_DAYS } from './one-time-password.ts'

/** What a one-time secret opens, and for how many minutes. */
const lifetimes = {
  RESET_PASSWORD: 60,
  VERIFY_EMAIL: 24 * 60,
  SIGN_IN: 10,
  INVITATION: ONE_TIME_DAYS * 24 * 60,
} as const
export type TokenKind = keyof typeof lifetimes

type TokenRequest = { userId: string; kind: TokenKind; email?: string }

/** Makes a one-time secret of 256 bits; the row keeps its hash, so a copied database opens nothing. Earlier secrets of
 *  the same person and kind stop working. */
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

/** The unused, unexpired token a secret stands for, or null. Looking does not use it up. */
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

/** Uses a token up. Null when it was used, has expired or never was: of two at once only one gets it. */
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
