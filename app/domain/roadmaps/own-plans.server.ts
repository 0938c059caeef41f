import { db } from '#app/database/client.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { aimOf } from './draft.server.ts'
import type { Task } from './plan.ts'
import { nameTargets } from './target-offers.server.ts'

/** Returns all plans of a person with their tasks, and the draft, for the data export. */
export async function gatherPlans(userId: string, language: Language) {
  const [plans, draft] = await Promise.all([
    db.plan.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: { stages: { orderBy: { order: 'asc' }, include: { subtasks: { orderBy: { order: 'asc' } } } } },
    }),
    db.planDraft.findUnique({ where: { userId } }),
  ])
  const targets = await nameTargets(draft ? [...plans, aimOf(draft)] : plans, language)
  return {
    plans: plans.map(({ goal, status, situation, about, createdAt, madeAt, completedAt, archivedAt, stages }, at) => ({
      createdAt,
      madeAt,
      completedAt,
      archivedAt,
      goal,
      planStatus: status,
      target: targets[at]!.name,
      ...(situation as { status: string; year: number | null; years: number }),
      about,
      tasks: stages.flatMap(({ key, subtasks }) =>
        subtasks.map(({ facts, dueOn, doneAt }) => ({ stage: key, task: (facts as Task).task, dueOn, doneAt })),
      ),
    })),
    planDraft: draft && {
      status: draft.status,
      year: draft.year,
      years: draft.years,
      goal: draft.goal,
      target: targets.at(-1)!.name || null,
      about: draft.about,
      updatedAt: draft.updatedAt,
    },
  }
}
