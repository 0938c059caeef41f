import type { PlannedPlan, PlannedStage } from './plan.ts'

/** Facts stored with a plan, without its stages. */
export type PlanFacts = Omit<PlannedPlan, 'stages'>

export function factsOf(plan: PlannedPlan): PlanFacts {
  const { version, madeOn, goal, admissionYear, chance, gaps, beyond, expected } = plan
  return { version, madeOn, goal, admissionYear, chance, gaps, beyond, expected }
}

/** Material ids by task key, the most fitting first. */
export type ChosenMaterials = ReadonlyMap<string, readonly string[]>

/** Returns the rows to create for the stages, with subtasks and materials. `doneAt` holds completion times by task key. */
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
