import { db, inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { listMaterialCards } from '#app/domain/materials/materials.server.ts'
import { findExamCalendar } from './exam-calendar.server.ts'
import { chooseForTasks } from './choose-materials.ts'
import { readPlanInputs } from './plan-inputs.server.ts'
import { factsOf, stageRows } from './plan-rows.ts'
import { makePlan } from './planner.ts'

const HOUR_MS = 60 * 60 * 1000

/** Makes a plan that was asked for, in four stages, each written down as it passes. It may run twice for one plan, or be
 *  taken up after its worker died: it begins again, and only the first to finish completes it. One that is gone or made is
 *  left alone.
 *  @throws Error when what it leads to has left the catalogue. */
export async function buildPlan(id: string, now = new Date()): Promise<void> {
  const plan = await db.plan.findFirst({ where: { id, status: 'PENDING', failedAt: null } })
  if (!plan) return

  const today = calendarDay(now)
  const inputs = await readPlanInputs(plan, today)
  if (!inputs) throw Object.assign(new Error('What the plan leads to is gone.'), { code: 'ENOTARGET' })
  await pass(id, 1)

  const planned = makePlan(inputs.situation, inputs.target, await findExamCalendar(), today)
  await pass(id, 2)

  const tasks = planned.stages.flatMap(stage => stage.tasks)
  const skills = tasks.flatMap(({ materials }) => materials.map(({ skill }) => skill))
  const chosen = chooseForTasks(tasks, await listMaterialCards([...new Set(skills)]), inputs.language)
  await pass(id, 3)

  await inTurn(async tx => {
    const { count } = await tx.plan.updateMany({
      where: { id, status: 'PENDING', failedAt: null },
      data: { status: 'ACTIVE', passed: 4, facts: factsOf(planned), total: tasks.length, done: 0, madeAt: now },
    })
    if (count === 0) return
    for (const data of stageRows(id, planned.stages, chosen)) await tx.stage.create({ data })
    await tx.planDraft.deleteMany({ where: { userId: plan.userId } })
    await awardAchievements(tx, plan.userId, now)
  })
}

async function pass(id: string, stage: number) {
  await db.plan.updateMany({ where: { id, status: 'PENDING', failedAt: null }, data: { passed: stage } })
}

/** Nobody will make it any more: the person may ask anew, with the same answers. */
export async function giveUpPlan(id: string): Promise<void> {
  await db.plan.updateMany({ where: { id, status: 'PENDING' }, data: { failedAt: new Date(), openKey: null } })
}

/** A plan nobody has finished within an hour is given up. */
export async function sweepPlans(now: Date) {
  await db.plan.updateMany({
    where: { status: 'PENDING', failedAt: null, createdAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    data: { failedAt: now, openKey: null },
  })
}
