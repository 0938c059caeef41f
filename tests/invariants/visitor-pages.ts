// The pages a visitor meets, by who meets them; budgets are kept on all of them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
import { answerSteps, idOf, keptPlan, makePlanner, makePlanOf, step, tellAcademic } from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

export const pagesOf = {
  guest: [
    '/',
    '/legal/privacy',
    '/legal/terms',
    '/science',
    '/auth/login',
    '/auth/signup',
    '/auth/forgot-password',
    '/auth/forgot-password?sent=1',
    '/partners/apply',
    '/partners/apply?sent',
    '/paywall?reason=user_free',
    '/errors/403?reason=insufficient_permissions',
    '/errors/404?from=%2Fno%2Fsuch%2Fpage',
    '/errors/500',
  ],
  newcomer: ['/auth/onboarding'],
  invited: ['/auth/new-password'],
  pupil: [
    '/',
    '/app/feed',
    '/app/tests',
    '/app/tests/interests',
    '/app/tests/interests/questions/interests-r02',
    '/app/tests/aptitude',
    '/app/tests/interests-short/results',
    '/app/tests/personality/results',
    '/app/tests/values/results',
    '/app/tests/interests-short/results?check=nurse&page=2',
    '/app/professions',
    '/app/professions?q=%D0%B8%D0%BD%D0%B6',
    '/app/professions/ecologist',
    '/app/institutions',
    '/app/institutions?country=kz&fits=on&cost=1500000&sort=cost',
    '/app/institutions/kaznu',
    '/app/institutions/programmes',
    '/app/institutions/analyses',
    '/app/institutions/analyses/chances',
    '/app/personality',
    '/app/profile/aruzhan',
    '/app/profile/timur?tab=certificates',
    '/app/settings',
    '/app/settings/academic',
    '/app/settings/academic/languages',
    '/app/settings/avatar',
    '/app/settings/cover',
    '/app/settings/credentials',
    '/app/settings/email',
    '/app/settings/data',
    '/app/settings/data/close',
    '/app/certificates/new',
    '/auth/verify-email',
  ],
  analysed: ['/app/personality', '/app/personality/feedback'],
  // On the way to a plan for a job, and for a place of study.
  jobSeeker: [
    '/app/careers',
    '/app/careers/new',
    '/app/careers/new/goal',
    '/app/careers/new/profession',
    '/app/careers/new/profession?q=%D0%B8%D0%BD%D0%B6',
    '/app/careers/new/about',
  ],
  applicant: [
    '/app/careers/new/programme?all=1',
    '/app/careers/new/programme?q=%D0%BA%D0%B0%D0%B7',
    '/app/careers/new/programme?institution=kaznu',
    '/app/careers/new/about',
  ],
  // A plan for eight years and one for a place of study, with an update at hand.
  planner: [
    '/app/careers',
    '/app/careers/new/goal',
    '/app/careers/job',
    '/app/careers/job?stage=exam',
    '/app/careers/job?stage=training',
    '/app/careers/job?view=week',
    '/app/careers/job?view=overdue',
    '/app/careers/job?view=all',
    '/app/careers/job/update',
    '/app/careers/job/archive',
    '/app/careers/place',
    '/app/careers/place?stage=exam',
    '/app/careers/place?view=all',
    '/app/careers/place/update',
  ],
  // As much as a plan can hold, and everything of the first two stages overdue.
  latecomer: ['/app/careers/late?stage=foundation', '/app/careers/late?view=overdue', '/app/careers/late?view=all'],
  // Without an analysis there is nothing a plan could rest on.
  teacher: ['/app/settings/two-step', '/app/careers'],
} as const

export type PageVisitor = keyof typeof pagesOf

/** Every page with who asks for it. */
export const visitorPages = Object.entries(pagesOf).flatMap(([kind, paths]) =>
  paths.map(path => ({ kind: kind as PageVisitor, path })),
)

export const professionPages = readdirSync(join(import.meta.dirname, '../../prisma/seed/content/professions')).map(
  file => `/app/professions/${file.replace('.json', '')}`,
)

export async function gatherPageVisitors(site: Site): Promise<Record<PageVisitor, Visitor | undefined>> {
  const [newcomer, invited, pupil, teacher] = await Promise.all(
    ['newcomer', 'early', 'aruzhan', 'teacher'].map(username => site.signIn(username)),
  )
  // Somebody who came with a one-time password and has yet to choose their own.
  await site.database.user.update({ where: { usernameFolded: 'early' }, data: { passwordChangeRequired: true } })
  await nameChances(site.database)
  const analysed = await analyse(site, 'timur')
  return { guest: undefined, newcomer, invited, pupil, teacher, analysed, ...(await gatherPlanners(site)) }
}

/** Who is on the way to a plan, and who has one of each goal, under addresses one can write down. */
async function gatherPlanners(site: Site) {
  const [jobSeeker, applicant] = [await makePlanner(site), await makePlanner(site)]
  await answerSteps(site, jobSeeker)
  await answerSteps(site, applicant, { goal: 'ENROLLMENT' })
  const planner = await makePlanner(site, { academic: { unt: 70, untSubjects: 'MATHEMATICS+PHYSICS', gpa: 3.1 } })
  const about = 'Хочу работать в Алматы, по вечерам занимаюсь с младшим братом, свободны выходные.'
  const job = await makePlanOf(site, planner, { years: '8', about })
  const place = await makePlanOf(site, planner, { goal: 'ENROLLMENT', years: '5', about })
  await fallBehind(site, job)
  await renamePlan(site.database, job, 'job')
  await renamePlan(site.database, place, 'place')
  await tellAcademic(site, planner, { unt: 84 })
  // They begin a third plan, and find that each goal has one.
  await site.visit(step.situation, { as: planner, form: { status: 'PUPIL', year: '11', years: '5' } })
  return { jobSeeker, applicant, planner, latecomer: await makeLatecomer(site, about) }
}

async function makeLatecomer(site: Site, about: string) {
  const latecomer = await makePlanner(site)
  const late = await makePlanOf(site, latecomer, { year: '8', years: '8', professionId: 'surgeon', about })
  const of = { stage: { planId: idOf(late), order: { lt: 2 } } }
  await site.database.subtask.updateMany({ where: of, data: { dueOn: '2026-01-12' } })
  await renamePlan(site.database, late, 'late')
  return latecomer
}

/** Three of the tasks of a plan are overdue, three are due this week. */
async function fallBehind({ database }: Pick<Site, 'database'>, path: string) {
  const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { tasks } = await keptPlan({ database }, path)
  const days = [-9, -5, -2, 0, 0, 0].map(dayAfter)
  for (const [at, dueOn] of days.entries())
    await database.subtask.update({ where: { id: tasks[at]!.id }, data: { dueOn } })
}

async function renamePlan(database: Site['database'], path: string, id: string) {
  await database.plan.update({ where: { id: idOf(path) }, data: { id } })
  await database.subtask.updateMany({ where: { planId: idOf(path) }, data: { planId: id } })
}

/** The chances the demo's pupil has asked for, under an address one can write down. */
export async function nameChances(database: Site['database']) {
  const { id } = await database.institutionAnalysis.findFirstOrThrow({ where: { user: { username: 'aruzhan' } } })
  await database.institutionAnalysis.update({ where: { id }, data: { id: 'chances' } })
}

/** Somebody whose analysis is there, the aptitude self-check in it. */
async function analyse(site: Site, username: string) {
  await completeTests(site.database, username)
  await completeTest(site.database, username, 'APTITUDE')
  const visitor = await site.signIn(username)
  await site.visit('/app/personality/start', { as: visitor, form: {} })
  const made = () => site.database.analysis.count({ where: { user: { username }, completedAt: { not: null } } })
  while ((await made()) === 0) await new Promise(resolve => setTimeout(resolve, 50))
  return visitor
}
