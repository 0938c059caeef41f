import { db, type Db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** A mute: its end, its reason and the case it was decided in. */
export type Mute = { until: Date; reason: string; caseId: string | null }

/** Returns the person's mute that ends last, or null when they are not muted. */
export async function findMute(userId: string, now = new Date(), client: Db = db): Promise<Mute | null> {
  const mute = await client.sanction.findFirst({
    where: { userId, kind: 'MUTED', until: { gt: now } },
    orderBy: { until: 'desc' },
    select: { until: true, reason: true, caseId: true },
  })
  return mute?.until ? { ...mute, until: mute.until } : null
}

/** SQL: the same as one row `reason`, `caseId`, `until`, or none. */
export function muteRow(userId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT s."reason", s."caseId", s."until" FROM "Sanction" s
    WHERE s."userId" = ${userId} AND s."kind" = 'MUTED' AND s."until" > ${now} ORDER BY s."until" DESC LIMIT 1`
}
