import { db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { shareDays } from './portfolio.schema.ts'

/** Active links a person may have. */
const MOST_SHARES = 5
const DAY_MS = 24 * 60 * 60 * 1000

function open(now: Date) {
  return { revokedAt: null, expiresAt: { gt: now } }
}

type Wanted = { days: (typeof shareDays)[number]; idempotencyKey: string }

/** Creates a private link to the viewer's portfolio that expires after a number of days. The same form sent again
 *  creates no second one. Returns `'too-many'` above five active links, null while nothing is chosen to show. */
export async function createPortfolioShare(
  viewer: Viewer,
  { days, idempotencyKey }: Wanted,
  now = new Date(),
): Promise<'created' | 'again' | 'too-many' | null> {
  const userId = viewer.id
  return inTurn(async tx => {
    if ((await tx.portfolio.count({ where: { userId } })) === 0) return null
    if ((await tx.portfolioShare.count({ where: { userId, ...open(now) } })) >= MOST_SHARES) return 'too-many'
    if (!(await useKeyOnce(tx, userId, idempotencyKey))) return 'again'
    const expiresAt = new Date(now.getTime() + Number(days) * DAY_MS)
    await tx.portfolioShare.create({ data: { userId, createdAt: now, expiresAt } })
    const details = { days: Number(days) }
    await recordEvent({ action: 'portfolio.shared', actorId: userId, subjectId: userId, details }, tx)
    return 'created'
  })
}

/** Revokes a link of the viewer's. Idempotent; other people's links stay. */
export async function revokePortfolioShare(viewer: Viewer, shareId: string, now = new Date()): Promise<boolean> {
  const userId = viewer.id
  return inTurn(async tx => {
    const { count } = await tx.portfolioShare.updateMany({
      where: { id: shareId, userId, revokedAt: null },
      data: { revokedAt: now },
    })
    if (count > 0) await recordEvent({ action: 'portfolio.unshared', actorId: userId, subjectId: userId }, tx)
    return count > 0
  })
}

/** Lists the viewer's active links, the longest-lived first, and whether one more may be created. */
export async function listPortfolioShares(viewer: Viewer, now = new Date()) {
  const shares = await db.portfolioShare.findMany({
    where: { userId: viewer.id, ...open(now) },
    orderBy: [{ expiresAt: 'desc' }, { id: 'desc' }],
    select: { id: true, createdAt: true, expiresAt: true },
  })
  return { shares, mayShare: shares.length < MOST_SHARES }
}

/** Finds whose portfolio a link opens and until when; null when it is unknown, revoked or expired, or the account is
 *  closed. */
export async function findSharedPortfolio(shareId: string, now = new Date()) {
  return db.portfolioShare.findFirst({
    where: { id: shareId, ...open(now), user: { state: 'ACTIVE', deletionAt: null } },
    select: { id: true, userId: true, expiresAt: true },
  })
}

/** Deletes links 30 days after they expired. */
export async function sweepPortfolioShares(now: Date) {
  await db.portfolioShare.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - 30 * DAY_MS) } } })
}
