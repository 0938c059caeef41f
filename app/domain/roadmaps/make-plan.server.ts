import { db } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import { giveUpMaking } from '#app/domain/makings/makings.server.ts'
import { runMaking } from '#app/domain/makings/run-making.server.ts'
import { listMaterialCards } from '#app/domain/materials/materials.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { findExamCalendar } from './exam-calendar.server.ts'
import { chooseForTasks } from './choose-materials.ts'
import { readPlanInputs } from './plan-inputs.server.ts'
import { factsOf, stageRows } from './plan-rows.ts'
import { makePlan } from './planner.ts'

/** Makes a requested plan.
 *  @throws Error with code ENOTARGET when the target has left the catalogue. */
export async function buildPlan(makingId: string, work: Work = unlimited, now = new Date()): Promise<void> {
  await runMaking(makingId, work, async attempt => {
    const plan = await db.plan.findFirst({ where: { makingId } })
    if (!plan) return
    const { id } = plan
    const today = calendarDay(now)
    const inputs = await readPlanInputs(plan, today)
    if (!inputs) throw Object.assign(new Error('What the plan leads to is gone.'), { code: 'ENOTARGET' })
    await attempt.passed(1)

    const planned = makePlan(inputs.situation, inputs.target, await findExamCalendar(), today)
    await attempt.passed(2)

    const tasks = planned.stages.flatMap(stage => stage.tasks)
    const skills = tasks.flatMap(({ materials }) => materials.map(({ skill }) => skill))
    const chosen = chooseForTasks(tasks, await listMaterialCards([...new Set(skills)]), inputs.language)
    await attempt.passed(3)

    await attempt.finish(async tx => {
      const data = { status: 'ACTIVE', facts: factsOf(planned), total: tasks.length, done: 0, madeAt: now }
      await tx.plan.update({ where: { id }, data })
      for (const stage of stageRows(id, planned.stages, chosen)) await tx.stage.create({ data: stage })
      // A draft that leads elsewhere by now was begun for another plan.
      const { userId, goal, professionId, majorId } = plan
      const target = professionId === null ? { majorId } : { professionId }
      await tx.planDraft.deleteMany({ where: { userId, goal, ...target } })
      await notify(tx, plan.userId, 'planReady', { planId: id }, now)
      await awardAchievements(tx, plan.userId, now)
    })
  })
}

/** Marks a plan as failed and frees its goal, so that another one can be requested with the same answers. */
export async function giveUpPlan(makingId: string): Promise<void> {
  await giveUpMaking(makingId, async tx => {
    await tx.plan.updateMany({ where: { makingId, status: 'PENDING' }, data: { openKey: null } })
  })
}
