import { inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { openKeyOf } from './plans.server.ts'
import type { PlanGoal } from './vocabulary.ts'

/** Marks a subtask as done or open. Idempotent. The plan is completed with its last subtask and reopened when one is
 *  opened again. Refusals: null when the viewer has no such subtask; `'archived'` for an archived plan; `'taken'` when
 *  a completed plan cannot be reopened because another one of its goal is open. */
export async function markSubtask(
  viewer: Pick<Viewer, 'id'>,
  { planId, subtaskId }: { planId: string; subtaskId: string },
  state: 'done' | 'open',
  now = new Date(),
): Promise<'marked' | 'archived' | 'taken' | null> {
  try {
    return await inTurn(async tx => {
      const plan = await tx.plan.findFirst({
        where: { id: planId, userId: viewer.id, status: { not: 'PENDING' } },
        select: { goal: true, total: true, status: true, archivedAt: true },
      })
      if (!plan) return null
      const wanted = { id: subtaskId, planId }
      const subtask = await tx.subtask.findFirst({ where: wanted, select: { doneAt: true } })
      if (!subtask) return null
      if ((subtask.doneAt !== null) === (state === 'done')) return 'marked'
      if (plan.archivedAt) return 'archived'

      await tx.subtask.update({ where: { id: subtaskId }, data: { doneAt: state === 'done' ? now : null } })
      const done = await tx.subtask.count({ where: { planId, doneAt: { not: null } } })
      const completed = done === plan.total
      await tx.plan.update({
        where: { id: planId },
        data: {
          done,
          status: completed ? 'COMPLETED' : 'ACTIVE',
          completedAt: completed ? now : null,
          openKey: completed ? null : openKeyOf(viewer.id, plan.goal as PlanGoal),
        },
      })
      await awardAchievements(tx, viewer.id, now)
      return 'marked'
    })
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken'
    throw error
  }
}
