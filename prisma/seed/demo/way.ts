// Steps of the demo's people, each taken through the functions that people and the worker use, on its given day. A step
// already taken is left unchanged.
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { startAnalysis } from '#app/domain/guidance/analyses.server.ts'
import { feedbackQuestions } from '#app/domain/guidance/feedback.ts'
import { giveFeedback } from '#app/domain/guidance/feedback.server.ts'
import type { Facts } from '#app/domain/guidance/facts.ts'
import { makeAnalysis } from '#app/domain/guidance/make-analysis.server.ts'
import { rateRecommendation } from '#app/domain/guidance/recommendations.server.ts'
import { startAdmission } from '#app/domain/admission/admission-analyses.server.ts'
import { makeAdmission } from '#app/domain/admission/make-admission.server.ts'
import { setPick } from '#app/domain/institutions/picks.server.ts'
import { unlimited } from '#app/domain/jobs/work.ts'
import { saveGoal, saveMajor, saveProfession, saveSituation } from '#app/domain/roadmaps/draft.server.ts'
import { buildPlan } from '#app/domain/roadmaps/make-plan.server.ts'
import { startPlan } from '#app/domain/roadmaps/plans.server.ts'
import { markSubtask } from '#app/domain/roadmaps/subtasks.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import type { Language } from '#app/i18n/config.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { analysisWriter } from '#app/wording/analysis/analysis-writer.ts'
import { randomFrom } from '../demo-answers.ts'
import { asOf, daysFromNow, hoursAfter, notBefore } from './clock.ts'
import type { Life, PlanWish } from './lives.ts'
import { schoolYear } from './school-year.ts'
import { takeTest } from './take-test.ts'

type Walker = {
  id: string
  username: string
  language: Language
  dateOfBirth: string
  status: Status
  year: number | null
}

/** Takes a person through the steps of their life. */
export async function walk(db: PrismaClient, walker: Walker, { tests = [], analysis, chances, plan }: Life) {
  for (const history of tests) {
    const taken = await db.attempt.count({ where: { userId: walker.id, version: { testId: history.testId } } })
    if (taken === 0) await takeTest(db, walker, history)
  }
  if (analysis) await analyse(db, walker, analysis)
  if (plan) await makePlan(db, walker, plan)
  if (chances) await compareChances(db, walker, chances)
}

/** Makes an analysis, after the tests that it requires. */
async function analyse(db: PrismaClient, walker: Walker, { daysAgo, opinion }: NonNullable<Life['analysis']>) {
  const userId = walker.id
  if ((await db.analysis.count({ where: { userId } })) > 0) return
  const { _max: last } = await db.attempt.aggregate({ where: { userId }, _max: { completedAt: true } })
  if (!last.completedAt) return
  const when = notBefore(daysFromNow(-daysAgo), hoursAfter(last.completedAt, 1))
  await asOf(when, async () => {
    const viewer = { id: userId } as Viewer
    if ((await startAnalysis(viewer, walker.language, { withModel: false }, when)) !== 'started') return
    const { id } = await db.analysis.findFirstOrThrow({ where: { userId }, select: { id: true } })
    await makeAnalysis(id, analysisWriter, unlimited, when)
    if (opinion) await giveOpinion(db, walker, id)
  })
}

/** Rates an analysis: the first recommendations, the higher the more likely positive, and the five questions. */
async function giveOpinion(db: PrismaClient, { id: userId, username }: Walker, analysisId: string) {
  const { facts } = await db.analysis.findUniqueOrThrow({ where: { id: analysisId }, select: { facts: true } })
  const random = randomFrom(`${username} opinion`)
  const viewer = { id: userId } as Viewer
  for (const [at, { id }] of (facts as Facts).professions.slice(0, 5).entries()) {
    await rateRecommendation(viewer, id, random() < 0.9 - at / 10 ? 1 : -1, { analysis: analysisId })
  }
  const answers = feedbackQuestions.map(question => [question, 3 + Math.floor(random() * 3)] as const)
  await giveFeedback(analysisId, Object.fromEntries(answers) as Record<(typeof feedbackQuestions)[number], number>)
}

/** Picks institutions and computes the chances of a programme in each. */
async function compareChances(db: PrismaClient, walker: Walker, chances: NonNullable<Life['chances']>) {
  const { daysAgo, programmes, entered } = chances
  if ((await db.institutionAnalysis.count({ where: { userId: walker.id } })) > 0) return
  const majors = await db.major.findMany({ where: { id: { in: programmes } }, select: { institutionId: true } })
  const when = daysFromNow(-daysAgo)
  await asOf(when, async () => {
    for (const { institutionId } of majors) await setPick(walker, institutionId, true)
    const idempotencyKey = `demo-chances-${walker.username}`
    const asked = await startAdmission(walker, { idempotencyKey, major: programmes, ...entered })
    if (asked !== 'unknown') await makeAdmission(asked.id, unlimited, when)
  })
}

/** Answers the questions of a plan, has it made, and completes tasks up to today. */
async function makePlan(db: PrismaClient, walker: Walker, request: PlanWish) {
  const { id: userId, status, username } = walker
  // A visitor who is answering the questions at the moment keeps their answers.
  if ((await db.plan.count({ where: { userId } })) + (await db.planDraft.count({ where: { userId } })) > 0) return
  const analysis = await db.analysis.findFirst({ where: { userId, completedAt: { not: null } } })
  if (!analysis?.completedAt) return
  const when = notBefore(daysFromNow(-request.daysAgo), hoursAfter(analysis.completedAt, 1))
  const year = walker.year === null ? undefined : walker.year - (schoolYear(new Date()) - schoolYear(when))
  const planId = await asOf(when, async () => {
    const known =
      'majorId' in request
        ? await saveMajor(walker, request.majorId)
        : await saveProfession(walker, request.professionId)
    if (!known) return null
    await saveGoal(walker, 'majorId' in request ? 'ENROLLMENT' : 'EMPLOYMENT')
    await saveSituation(walker, { status, year, years: request.years })
    const asked = await startPlan(walker, { idempotencyKey: `demo-plan-${username}`, about: request.about }, when)
    if (typeof asked === 'string') return null
    await buildPlan(asked.id, unlimited, when)
    return asked.id
  })
  if (planId) await workOn(db, walker, { planId, since: when, pace: request.pace })
}

type Work = { planId: string; since: Date; pace: PlanWish['pace'] }

/** Marks tasks as done one after another, at even intervals between the creation of the plan and today. */
async function workOn(db: PrismaClient, walker: Walker, { planId, since, pace }: Work) {
  const tasks = await db.subtask.findMany({
    where: { planId },
    orderBy: [{ dueOn: 'asc' }, { order: 'asc' }, { key: 'asc' }],
    select: { id: true, dueOn: true },
  })
  const today = calendarDay(new Date())
  const due = tasks.filter(({ dueOn }) => dueOn < today)
  const done =
    pace === 'all'
      ? tasks
      : [...due.slice(0, Math.max(0, due.length - pace.overdue)), ...tasks.slice(due.length).slice(0, pace.ahead)]
  const hours = (Date.now() - since.getTime()) / 3_600_000
  for (const [at, { id: subtaskId }] of done.entries()) {
    const when = hoursAfter(since, (hours * (at + 1)) / (done.length + 1))
    await asOf(when, () => markSubtask(walker, { planId, subtaskId }, 'done', when))
  }
}
