import type { PlannedPlan, PlannedStage } from './plan.ts'

/** What is kept of a plan besides its stages. */
export type PlanFacts = Omit<PlannedPlan, 'stages'>

export function factsOf(plan: PlannedPlan): PlanFacts {
  const { version, madeOn, goal, admissionYear, chance, gaps, beyond, expected } = plan
  return { version, madeOn, goal, admissionYear, chance, gaps, beyond, expected }
}

/** Materials by the key of the task they help with, the most fitting first. */
export type ChosenMaterials = ReadonlyMap<string, readonly string[]>

/** Stages as rows with their subtasks and materials, to be created. `doneAt` by key of what is done already. */
export function stageRows(
  planId: string,
  stages: readonly PlannedStage[],
  chosen: ChosenMaterials,
  doneAt: ReadonlyMap<string, Date> = new Map(),
) {
  return stages.map(({ key, from, to, tasks }, order) => ({
    planId,
    order,
    key,
    startsOn: from,
    endsOn: to,
    subtasks: {
      create: tasks.map((task, at) => ({
        planId,
        order: at,
        key: task.key,
        facts: task.facts,
        dueOn: task.due,
        doneAt: doneAt.get(task.key) ?? null,
        materials: {
          create: (chosen.get(task.key) ?? []).map((materialId, place) => ({ materialId, order: place })),
        },
      })),
    },
  }))
}
