import type { PrismaClient } from '#prisma/generated/client.ts'

/** Records a sign-in for every person on the day of their latest test, so that the pages of their school show them as
 *  seen. */
export async function noteVisits(db: PrismaClient) {
  const attempts = await db.attempt.groupBy({ by: ['userId'], _max: { startedAt: true } })
  const people = attempts.map(({ userId }) => userId)
  const known = await db.auditEvent.findMany({
    where: { action: 'account.signed-in', actorId: { in: people } },
    select: { actorId: true },
  })
  const seen = new Set(known.map(({ actorId }) => actorId))
  await db.auditEvent.createMany({
    data: attempts.flatMap(({ userId, _max: { startedAt } }) =>
      startedAt && !seen.has(userId)
        ? [{ at: startedAt, action: 'account.signed-in', actorId: userId, subjectId: userId }]
        : [],
    ),
  })
}
