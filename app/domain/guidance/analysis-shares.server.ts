import { db, inTurn } from '#app/database/client.server.ts'
import { instant, readRows, text } from '#app/database/rows.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Lifetime of a link, and maximum number of active links per person. */
const SHARE_DAYS = 30
const MOST_SHARES = 5
const DAY_MS = 24 * 60 * 60 * 1000

function open(now: Date) {
  return { revokedAt: null, expiresAt: { gt: now } }
}

/** Creates a private link to an analysis of the viewer. Returns `'again'` when the same form was submitted before,
 *  `'too-many'` when five links are active, null when there is no such analysis. */
export async function createShare(viewer: Viewer, analysisId: string, idempotencyKey: string, now = new Date()) {
  return inTurn(async tx => {
    const analysis = await tx.analysis.count({
      where: { id: analysisId, userId: viewer.id, completedAt: { not: null } },
    })
    if (analysis === 0) return null
    const shares = await tx.analysisShare.count({ where: { analysis: { userId: viewer.id }, ...open(now) } })
    if (shares >= MOST_SHARES) return 'too-many'
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return 'again'
    const expiresAt = new Date(now.getTime() + SHARE_DAYS * DAY_MS)
    await tx.analysisShare.create({ data: { analysisId, createdAt: now, expiresAt } })
    await recordEvent({ action: 'share.created', actorId: viewer.id, subjectId: viewer.id }, tx)
    return 'created'
  })
}

/** Revokes a link of the viewer. Idempotent; false when nothing changed, also for links of other people. */
export async function revokeShare(viewer: Viewer, shareId: string, now = new Date()): Promise<boolean> {
  return inTurn(async tx => {
    const { count } = await tx.analysisShare.updateMany({
      where: { id: shareId, revokedAt: null, analysis: { userId: viewer.id } },
      data: { revokedAt: now },
    })
    if (count > 0) await recordEvent({ action: 'share.revoked', actorId: viewer.id, subjectId: viewer.id }, tx)
    return count > 0
  })
}

/** Lists the viewer's active links, the newest first, and whether another may be created. */
export async function listShares(viewer: Viewer, now = new Date()) {
  const shares = await readRows(
    { id: text, createdAt: instant, expiresAt: instant, analysisId: text },
    Prisma.sql`
      SELECT s."id", s."createdAt", s."expiresAt", s."analysisId"
      FROM "Analysis" a JOIN "AnalysisShare" s ON s."analysisId" = a."id"
      WHERE a."userId" = ${viewer.id} AND s."revokedAt" IS NULL AND s."expiresAt" > ${now}
      ORDER BY s."createdAt" DESC, s."id" DESC`,
  )
  return { shares, mayShare: shares.length < MOST_SHARES }
}

/** Returns the analysis behind a link and the person's first name; null when the link is revoked, expired or unknown,
 *  or the account is not active. */
export async function findShared(shareId: string, now = new Date()) {
  const share = await db.analysisShare.findFirst({
    where: {
      id: shareId,
      ...open(now),
      analysis: { completedAt: { not: null }, user: { state: 'ACTIVE', deletionAt: null } },
    },
    select: {
      expiresAt: true,
      analysis: { include: { user: { select: { profile: { select: { firstName: true } } } } } },
    },
  })
  if (!share) return null
  const { user, ...analysis } = share.analysis
  return { analysis, firstName: user.profile?.firstName ?? '', expiresAt: share.expiresAt.toISOString() }
}

/** Deletes links 30 days after they expired. */
export async function sweepShares(now: Date) {
  await db.analysisShare.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - SHARE_DAYS * DAY_MS) } } })
}
