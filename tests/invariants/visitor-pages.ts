// Pages by kind of visitor. Each is checked once in every language over HTTP (pages.test.ts) and once in a browser
// (every-page.spec.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#app/i18n/config.ts'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
import { makeFeed } from '#tests/world/feed.ts'
import {
  answerSteps,
  idOf,
  storedPlan,
  makePlanner,
  makePlanOf,
  step,
  saveAcademicRecord,
} from '#tests/world/planner.ts'
import { makeProject, makeProjects, threadOf } from '#tests/world/projects.ts'
import type { Scene } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

/** Search terms without results, and Russian search terms. */
const none = '%D1%8A%D1%8A%D1%8A%D1%8A'
const search = { inj: '%D0%B8%D0%BD%D0%B6', kaz: '%D0%BA%D0%B0%D0%B7', design: '%D0%B4%D0%B8%D0%B7%D0%B0%D0%B9%D0%BD' }

export const pagesOf = {
  guest: [
    '/',
    '/legal/privacy',
    '/legal/terms',
    '/science',
    '/sample',
    '/sample?open=each',
    '/auth/login',
    '/auth/login?reason=authentication_required&redirect=%2Fapp%2Ftests',
    '/auth/signup',
    '/auth/forgot-password',
    '/auth/forgot-password?sent=1',
    '/auth/reset-password/used',
    '/auth/verify-email?token=used',
    '/partners/apply',
    '/partners/apply?sent=1',
    '/paywall?reason=user_free',
    '/errors/400',
    '/errors/403',
    '/errors/403?reason=insufficient_permissions',
    '/errors/404',
    '/errors/404?from=%2Fno%2Fsuch%2Fpage',
    '/errors/405',
    '/errors/413',
    '/errors/500',
    '/errors/503',
    '/styleguide',
    '/dev/mail',
  ],
  newcomer: ['/auth/onboarding', '/auth/onboarding?reason=onboarding_required'],
  invited: ['/auth/new-password'],
  pupil: [
    '/',
    '/app/feed',
    '/app/feed?tab=following',
    '/app/feed?tab=school',
    '/app/feed/posts/new',
    '/app/feed/posts',
    `/app/feed/posts?q=${none}`,
    '/app/feed/posts?tag=%D3%A9%D0%B7%D0%B5%D0%BD',
    '/app/tests',
    '/app/tests?state=new',
    '/app/tests/interests',
    '/app/tests/interests-short',
    '/app/tests/interests/questions/interests-r02',
    '/app/tests/aptitude',
    '/app/tests/interests-short/results',
    '/app/tests/interests-short/results?check=dentist',
    '/app/tests/interests-short/results?check=ecologist',
    '/app/tests/interests-short/results?page=2',
    '/app/tests/personality/results',
    '/app/tests/values/results',
    '/app/notifications',
    '/app/notifications?state=unread',
    '/app/projects/create',
    '/app/projects/begun/edit/basic',
    '/app/projects/begun/edit/details',
    '/app/projects/begun/edit/skills',
    '/app/projects/begun/edit/media',
    '/app/projects/begun/edit/review',
    '/app/projects/begun/delete',
    '/app/projects/opened/edit/review',
    '/app/projects/opened/made',
    '/app/stories/new',
    '/app/stories/new/photo',
    '/app/stories/new/video',
    '/app/stories/aruzhan/own-story',
    '/app/stories/aruzhan/own-story/delete',
    '/app/stories/pupil2/words',
    '/app/projects',
    '/app/projects?list=popular',
    '/app/projects?list=recruiting&status=ACTIVE&skill=DRAWING&interest=ART&school=own',
    `/app/projects?list=all&q=${none}`,
    '/app/projects?list=mine',
    '/app/search',
    `/app/search?q=${search.inj}`,
    `/app/search?q=${search.inj}&kind=professions`,
    `/app/search?q=${none}`,
    '/app/projects/map',
    '/app/projects/map?reply=asked-1',
    '/app/projects/map/team',
    '/app/projects/map/team?to=pupil2',
    '/app/projects/map/team/pupil2',
    '/app/projects/map/leave',
    '/app/projects/map/updates/new',
    '/app/projects/map/images/mapimage1',
    '/app/projects/robot',
    '/app/projects/robot/join',
    '/app/report?kind=PROJECT&id=robot',
    '/app/report?kind=POST&id=unkind',
    '/app/report/open-case',
    '/app/safety/cases',
    '/app/safety/cases?of=decisions',
    '/app/safety/cases/own-case',
    '/app/professions',
    `/app/professions?q=${search.inj}`,
    `/app/professions?q=${none}`,
    '/app/professions?q=%D0%B2',
    '/app/professions/ecologist',
    '/app/professions/information-security-analyst',
    '/app/institutions',
    '/app/institutions?country=kz&fits=on&cost=1500000&sort=cost',
    '/app/institutions?country=kz&type=UNIVERSITY&grants=on&cost=2000000',
    '/app/institutions?q=%D0%B2&major=%D1%8A&cost=%D0%BC%D0%BD%D0%BE%D0%B3%D0%BE',
    `/app/institutions?q=${none}`,
    '/app/institutions?country=kz',
    '/app/institutions/kaznu',
    '/app/institutions/programmes',
    '/app/institutions/analyses',
    '/app/institutions/analyses/chances',
    '/app/personality',
    '/paywall?reason=org_ok',
    '/app/profile/aruzhan',
    '/app/profile/aruzhan?tab=posts',
    '/app/profile/aruzhan?tab=projects',
    '/app/profile/aruzhan?tab=certificates',
    '/app/profile/aruzhan/portfolio',
    '/app/portfolio/choose',
    '/app/profile/aruzhan?as=other',
    '/app/profile/pupil2',
    '/app/people/pupil2/block',
    '/app/profile/timur/follow',
    '/app/help',
    '/app/profile/timur?tab=certificates',
    '/app/settings',
    '/app/settings/academic',
    '/app/settings/interests',
    '/app/settings/academic/languages',
    '/app/settings/avatar',
    '/app/settings/cover',
    '/app/settings/credentials',
    '/app/settings/email',
    '/app/settings/school',
    '/app/settings/school/join',
    '/app/settings/school/leave?organization=demo-lyceum',
    '/app/settings/school/talk?organization=demo-lyceum',
    '/app/settings/privacy',
    '/app/settings/notifications',
    '/app/settings/data',
    '/app/settings/data/close',
    '/app/certificates/new',
    '/auth/verify-email',
  ],
  // Twelve projects with the longest allowed texts, and a draft.
  maker: [
    '/app/projects',
    '/app/projects?list=all',
    '/app/projects?list=mine',
    `/app/search?q=${search.kaz}&kind=projects`,
  ],
  // A feed of ten full posts, one of them with a page of replies, and a draft with every possible finding.
  reader: [
    '/app/feed',
    '/app/feed/posts/post-1',
    '/app/feed/posts/post-1?reply=comment-2',
    '/app/feed/posts/draft/check',
    '/app/feed/posts/mine/edit',
    '/app/feed/posts/mine/delete',
    '/app/feed/comments/comment-2/delete',
    '/app/profile/timur?tab=posts',
  ],
  analysed: ['/app/personality', '/app/personality/feedback'],
  // In the steps to a plan for a profession, and to one for a place of study.
  jobSeeker: [
    '/app/careers',
    '/app/careers/new',
    '/app/careers/new/goal',
    '/app/careers/new/profession',
    `/app/careers/new/profession?q=${search.inj}`,
    `/app/careers/new/profession?q=${search.design}`,
    `/app/careers/new/profession?q=${none}`,
    '/app/careers/new/about',
  ],
  applicant: [
    '/app/careers/new/programme',
    '/app/careers/new/programme?all=1',
    `/app/careers/new/programme?q=${search.kaz}`,
    `/app/careers/new/programme?q=${none}`,
    '/app/careers/new/programme?institution=kaznu',
    '/app/careers/new/about',
  ],
  // A plan over eight years, and one for a place of study with an update available.
  planner: [
    '/app/careers',
    '/app/careers/new/goal',
    '/app/careers/job',
    '/app/careers/job?stage=exam',
    '/app/careers/job?stage=documents',
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
  // As many tasks as a plan can have, and all of the first two stages overdue.
  latecomer: ['/app/careers/late?stage=foundation', '/app/careers/late?view=overdue', '/app/careers/late?view=all'],
  // No plan can be made without an analysis.
  teacher: ['/app/settings/two-step', '/app/careers'],
  mentor: [
    '/admin/organizations/demo-lyceum/groups/own/glance',
    '/admin/organizations/demo-lyceum/analytics/classmate',
  ],
  orgadmin: [
    '/admin/organizations/demo-lyceum',
    '/admin/organizations/demo-lyceum/edit',
    '/admin/organizations/demo-lyceum/log',
    '/admin/organizations/demo-lyceum/requests',
    '/admin/organizations/demo-lyceum/analytics',
    '/admin/organizations/demo-lyceum/analytics/report',
    '/admin/moderation',
    '/admin/moderation/school-case',
    '/admin/organizations/demo-lyceum/students',
    '/admin/organizations/demo-lyceum/students?progress=tests',
    `/admin/organizations/demo-lyceum/students?q=${none}`,
    '/admin/organizations/demo-lyceum/students/create',
    '/admin/organizations/demo-lyceum/students/act?act=status&all=on',
    '/admin/organizations/demo-lyceum/students/act?act=group&all=on',
    '/admin/organizations/demo-lyceum/students/act?act=password&all=on',
    '/admin/organizations/demo-lyceum/students/act?act=remove&all=on',
    '/admin/organizations/demo-lyceum/slips',
    '/admin/organizations/demo-lyceum/groups',
    '/admin/organizations/demo-lyceum/groups/create',
    '/admin/organizations/demo-lyceum/teachers',
    '/admin/organizations/demo-lyceum/staff',
    '/admin/organizations/demo-lyceum/admins',
    '/admin/organizations/demo-lyceum/teachers/create',
    '/admin/organizations/demo-lyceum/admins/create',
    '/admin/organizations/demo-lyceum/students/upload',
    '/admin/organizations/demo-lyceum/teachers/upload',
  ],
  superadmin: [
    '/admin/organizations/create',
    '/admin/users/create',
    '/admin/users',
    '/admin/system',
    '/admin/system/announcements',
    '/admin/system/announcements/create',
    '/admin/system/switches',
    '/admin/system/switches/signUp',
  ],
  ministry: [
    '/admin/analytics',
    '/admin/analytics?by=month',
    '/admin/analytics/way',
    '/admin/analytics/top?by=month',
    '/admin/analytics/regions?by=month&of=tests.completed',
    '/admin/analytics/organizations',
    '/admin/analytics/visits',
    '/admin/analytics/opinions?by=month',
    '/admin/organizations',
    '/admin/locations/countries',
    '/admin/locations/countries/create',
    '/admin/locations/countries/kz',
    '/admin/locations/cities',
    '/admin/locations/cities?country=kz&region=karaganda',
    `/admin/locations/cities?q=${none}`,
    '/admin/locations/cities/create',
    '/admin/locations/cities/almaty',
    '/admin/locations/cities/kentau/merge',
    '/admin/locations/cities/kentau/merge?into=turkistan',
    '/admin/locations/cities/almaty/delete',
    '/admin/moderation',
    '/admin/moderation?tab=appeals',
    '/admin/moderation?tab=decided',
    '/admin/moderation/site-case',
    '/admin/moderation/appealed-case',
    '/admin/materials',
    '/admin/materials?skill=LEARNING&language=ru&unseen=on',
    `/admin/materials?q=${none}`,
    '/admin/materials/create',
    '/admin/materials/80000-hours-guide',
    '/admin/help-lines',
    '/admin/help-lines/create',
    '/admin/help-lines/trust-150',
    '/admin/help-lines/trust-150/delete',
    '/admin/suggestions',
    '/admin/tests',
    '/admin/tests/create',
    '/admin/tests/values',
    '/admin/tests/values?version=1&scale=support',
    '/admin/tests/aptitude/items/upload',
    '/admin/tests/own-test',
    '/admin/tests/own-test/texts',
    '/admin/tests/own-test/answers',
    '/admin/tests/own-test/scales/create',
    '/admin/tests/own-test/scales/s01',
    '/admin/tests/own-test/scales/s01/delete',
    '/admin/tests/own-test/items/create?scale=s01',
    '/admin/tests/own-test/items/q01',
    '/admin/tests/own-test/items/q01/delete',
    '/admin/tests/own-test/items/upload?import=sheet',
    '/admin/tests/own-test/try',
    '/admin/tests/own-test/publish',
    '/admin/professions',
    '/admin/professions?field=health&state=PUBLISHED&missing=whole',
    `/admin/professions?q=${none}`,
    '/admin/professions/create',
    '/admin/professions/nurse',
    ...['work', 'day', 'fits', 'ways', 'pay'].map(part => `/admin/professions/nurse?part=${part}`),
    '/admin/professions/nurse/preview',
    '/admin/institutions',
    '/admin/institutions?type=COLLEGE&country=kz&empty=on',
    `/admin/institutions?q=${none}`,
    '/admin/institutions/create',
    '/admin/institutions/nu',
    '/admin/institutions/nu/majors',
    '/admin/institutions/nu/majors/create',
    '/admin/institutions/nu/majors/upload',
    '/admin/institutions/aksim-college/majors/aksim-college-architecture',
    '/admin/admission',
    '/admin/admission/results',
    '/admin/admission/floors',
    '/admin/admission/floors/create',
    '/admin/admission/floors/LAW-2023',
    '/admin/admission/floors/LAW-2023/delete',
    '/admin/admission/calendar',
    '/admin/admission/calendar/create',
    '/admin/admission/calendar/GRANT_RESULTS-2027-08-07',
    '/admin/admission/calendar/GRANT_RESULTS-2027-08-07/delete',
    '/admin/admission/rates',
    '/admin/admission/rates/create',
    '/admin/admission/rates/USD',
    '/admin/applications',
    '/admin/applications?state=answered',
    '/admin/users?role=ORG_STUDENT',
    '/admin/audit',
    '/app/settings/two-step',
    '/app/settings/credentials',
  ],
} as const

export type PageVisitor = keyof typeof pagesOf

/** Every page with its visitor. */
export const visitorPages = Object.entries(pagesOf).flatMap(([kind, paths]) =>
  (paths as readonly string[]).map(path => ({ kind: kind as PageVisitor, path })),
)

/** Returns the status of a page: an error page has its own, an email link that is no longer valid 410. */
export function statusOf(path: string) {
  if (/^\/auth\/(reset-password\/used|verify-email\?token=used)$/.test(path)) return 410
  return Number(/^\/errors\/(\d+)/.exec(path)?.[1] ?? 200)
}

/** Pages on which React would change nothing. They are sent without scripts. */
export const isScriptless = (path: string) =>
  /^\/(?:$|(?:legal|science|sample|paywall|errors|shared|letters|auth\/(?:verify-email|new-terms)|dev\/mail|app\/search|app\/portfolio|app\/profile\/[^/]+\/portfolio|app\/projects\/[^/]+\/(?:made|delete)|app\/feed\/posts\/[^/]+\/edit|app\/projects(?=\?|$)|app\/help|app\/report|app\/safety\/cases)\b|app\/projects\/(?!create)[^/?]+(?:$|\?|\/(?:join|team|leave|images)\b)|admin\/organizations\/[^/]+\/analytics\/report\b|admin\/institutions\/[^/]+$)/.test(
    path,
  )

/** Pages for developers, which are exempt from the size limits for phones. */
export const isForDevelopers = (path: string) => path === '/styleguide' || path === '/dev/mail'

const professionsFolder = join(import.meta.dirname, '../../prisma/seed/content/professions')

/** Every profession, in the language with the longest texts, which gives its heaviest page. */
export const professionPages = readdirSync(professionsFolder).map(file => ({
  path: `/app/professions/${file.replace('.json', '')}`,
  language: heaviestLanguageOf(readFileSync(join(professionsFolder, file), 'utf8')),
}))

function heaviestLanguageOf(content: string): Language {
  const bytes: Record<Language, number> = { ru: 0, kk: 0, en: 0 }
  JSON.parse(content, (key, value: unknown) => {
    if (key in bytes) bytes[key as Language] += Buffer.byteLength(JSON.stringify(value))
    return value
  })
  return languages.toSorted((one, other) => bytes[other] - bytes[one])[0]!
}

type Gathered = Promise<Visitor | undefined>

/** Prepares the visitor of each kind of page. The scenes are independent of each other, and each is prepared once per
 *  site. */
export const pageVisitors: Record<PageVisitor, (scene: Scene) => Gathered> = {
  guest: () => Promise.resolve(undefined),
  newcomer: scene => scene.signIn('newcomer'),
  invited: makeInvited,
  pupil: async scene => {
    await nameChances(scene.database)
    await publishRudePost(scene.database)
    await fillProjects(scene.database)
    await nameStories(scene.database)
    await nameProjects(scene.database)
    return scene.signIn('aruzhan')
  },
  reader: makeFeed,
  maker: makeProjects,
  analysed: scene => analyse(scene, 'timur'),
  jobSeeker: scene => makeDrafter(scene, 'EMPLOYMENT'),
  applicant: scene => makeDrafter(scene, 'ENROLLMENT'),
  planner: makePlannerOfTwo,
  latecomer: makeLatecomer,
  teacher: scene => scene.signIn('teacher'),
  mentor: async scene => {
    await nameClass(scene.database)
    return scene.signIn('teacher')
  },
  orgadmin: async scene => {
    await openCaseOf(scene.database, 'school-case', 'pupil2', { organizationId: 'demo-lyceum' })
    return scene.signIn('orgadmin')
  },
  ministry: async scene => {
    await draftTest(scene.database)
    await openCaseOf(scene.database, 'site-case', 'timur')
    await openCaseOf(scene.database, 'appealed-case', 'timur', { ...decided, state: 'APPEALED', appeal: 'Я шутил.' })
    return scene.signIn('ministry')
  },
  superadmin: scene => scene.signIn('superadmin'),
}

export async function gatherPageVisitors(scene: Scene): Promise<Record<PageVisitor, Visitor | undefined>> {
  const gathered: [string, Visitor | undefined][] = []
  // One after another, because a busy server rejects some of many simultaneous sign-ins.
  for (const [kind, come] of Object.entries(pageVisitors)) gathered.push([kind, await come(scene)])
  return Object.fromEntries(gathered) as Record<PageVisitor, Visitor | undefined>
}

/** Signs in with a one-time password that has to be replaced. */
async function makeInvited(scene: Scene) {
  const invited = await scene.signIn('early')
  await scene.database.user.update({ where: { usernameFolded: 'early' }, data: { passwordChangeRequired: true } })
  return invited
}

/** Creates a person in the steps to a plan. */
async function makeDrafter(scene: Scene, goal: 'EMPLOYMENT' | 'ENROLLMENT') {
  const drafter = await makePlanner(scene)
  await answerSteps(scene, drafter, { goal })
  return drafter
}

const about = 'Хочу работать в Алматы, по вечерам занимаюсь с младшим братом, свободны выходные.'

/** Creates a person with a plan for each goal. The plans have fixed ids. */
async function makePlannerOfTwo(scene: Scene) {
  const planner = await makePlanner(scene, { academic: { unt: 70, untSubjects: 'MATHEMATICS+PHYSICS', gpa: 3.1 } })
  const job = await makePlanOf(scene, planner, { years: '8', about })
  const place = await makePlanOf(scene, planner, { goal: 'ENROLLMENT', years: '5', about })
  await fallBehind(scene, job)
  await renamePlan(scene.database, job, 'job')
  await renamePlan(scene.database, place, 'place')
  await saveAcademicRecord(scene, planner, { unt: 84 })
  // Starts a third plan and finds that each goal already has one.
  await scene.visit(step.situation, { as: planner, form: { status: 'PUPIL', year: '11', years: '5' } })
  return planner
}

async function makeLatecomer(scene: Scene) {
  const latecomer = await makePlanner(scene)
  const late = await makePlanOf(scene, latecomer, { year: '8', years: '8', professionId: 'surgeon', about })
  const of = { stage: { planId: idOf(late), order: { lt: 2 } } }
  await scene.database.subtask.updateMany({ where: of, data: { dueOn: '2026-01-12' } })
  await renamePlan(scene.database, late, 'late')
  return latecomer
}

/** Makes three tasks of a plan overdue and three due this week. */
async function fallBehind({ database }: Pick<Scene, 'database'>, path: string) {
  const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { tasks } = await storedPlan({ database }, path)
  const days = [-9, -5, -2, 0, 0, 0].map(dayAfter)
  for (const [at, dueOn] of days.entries())
    await database.subtask.update({ where: { id: tasks[at]!.id }, data: { dueOn } })
}

async function renamePlan(database: Scene['database'], path: string, id: string) {
  await database.plan.update({ where: { id: idOf(path) }, data: { id } })
  await database.subtask.updateMany({ where: { planId: idOf(path) }, data: { planId: id } })
}

/** Gives the chances of the demo's pupil a fixed id. */
async function nameChances(database: Scene['database']) {
  const { id } = await database.institutionAnalysis.findFirstOrThrow({ where: { user: { username: 'aruzhan' } } })
  await database.institutionAnalysis.update({ where: { id }, data: { id: 'chances' } })
}

const decided = {
  ...{ state: 'DECIDED', openKey: null, decision: 'REMOVED', reason: 'BULLYING', sanction: 'WARNED' },
  ...{ words: 'Здесь так не пишут.', decidedAt: new Date() },
}

/** Creates a public post by another person, a case in which the pupil has reported it, and a decision about a post of
 *  the pupil. */
async function publishRudePost(database: Scene['database']) {
  const idsOf = async (username: string) => database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  const [author, pupil] = [await idsOf('expired'), await idsOf('aruzhan')]
  const common = { authorId: author.id, audience: 'EVERYONE', scope: 'EVERYONE' }
  await database.post.create({ data: { ...common, id: 'unkind', text: 'Лучше бы сидели дома, гидрологи.' } })
  await openCaseOf(database, 'open-case', 'expired')
  await database.report.create({
    data: { caseId: 'open-case', reporterId: pupil.id, reason: 'SELF_HARM', words: 'Боюсь за него', weight: 1 },
  })
  await openCaseOf(database, 'own-case', 'aruzhan', decided)
}

/** Creates a full project of the demo's pupil with updates, questions, pictures and a request to join, and a project of
 *  another person. */
async function fillProjects(database: Scene['database']) {
  const [own, other, third] = (await Promise.all(
    ['aruzhan', 'pupil2', 'pupil3'].map(async usernameFolded => {
      return (await database.user.findUniqueOrThrow({ where: { usernameFolded } })).id
    }),
  )) as [string, string, string]
  const goals = Array.from({ length: 8 }, (_, number) => `Нанести на карту сёла ${number + 1}-го района области`)
  await makeProject(database, { id: 'map', lead: own, team: [other], images: 6, goals })
  await makeProject(database, { id: 'robot', lead: other, images: 2, name: 'Рука робота из картона' })
  const words = (n: number) => `${n}. Были у моста: уровень реки выше прошлогоднего на ${n + 3} см. #гидрология @pupil2`
  const news = { authorId: other, audience: 'PROJECT', scope: 'PROJECT:map', projectId: 'map' }
  for (let n = 1; n <= 5; n += 1) await database.post.create({ data: { ...news, id: `news-${n}`, text: words(n) } })
  const postId = await threadOf(database, 'map')
  for (let n = 1; n <= 10; n += 1) {
    const createdAt = new Date(Date.now() - (60 - n) * 60_000)
    const asked = { id: `asked-${n}`, postId, authorId: n % 2 === 0 ? other : third, text: words(n), createdAt }
    await database.comment.create({ data: asked })
  }
  await database.projectRequest.create({
    data: { projectId: 'map', userId: third, words: 'Умею верстать и люблю карты.', openKey: `map ${third}` },
  })
}

/** Creates a case with a fixed id about a deleted post of a person. */
async function openCaseOf(database: Scene['database'], id: string, username: string, more: object = {}) {
  const { id: ownerId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  const target = { targetKind: 'POST', targetId: `of-${id}`, openKey: `POST of-${id}`, ownerId }
  const text = 'Выйди после уроков, посмотрим, кому будет смешно.'
  await database.moderationCase.create({ data: { id, ...target, cause: 'THREAT', gravity: 2, text, ...more } })
}

/** Creates a story of the demo's pupil with a viewer, and one of another person, both with fixed ids. */
async function nameStories(database: Scene['database']) {
  const [own, other] = await Promise.all(
    ['aruzhan', 'pupil2'].map(usernameFolded => database.user.findUniqueOrThrow({ where: { usernameFolded } })),
  )
  const common = {
    kind: 'TEXT',
    audience: 'EVERYONE',
    scope: 'EVERYONE',
    expiresAt: new Date(Date.now() + 20 * 3600_000),
  }
  const seen = { create: { viewerId: other!.id, liked: true } }
  await database.story.create({
    data: {
      ...common,
      id: 'own-story',
      authorId: own!.id,
      text: 'Сегодня вода поднялась.',
      ground: 'LAKE',
      viewCount: 1,
      views: seen,
    },
  })
  for (const id of ['words', 'more-words'])
    await database.story.create({
      data: { ...common, id, authorId: other!.id, text: 'Карта готова: двенадцать лет наблюдений.', ground: 'FIELD' },
    })
}

/** Creates a draft project and an open one with fixed ids, both as full as possible. */
async function nameProjects(database: Scene['database']) {
  const { id: ownerId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
  const texts = {
    name: 'Нұра өзенінің күнделігі',
    description: 'Өзеннің деңгейін үш ай бойы күн сайын өлшеп, өз рейкамызды гидропост датчигімен салыстырамыз.',
    story: 'Өзен мектептен жүз метр жерде, ал онда қанша су барын ешкім білмейді. '.repeat(10).trim(),
    seeks: 'сызба сыза алатындарды',
    website: 'https://nura.example',
    telegram: 'https://t.me/nura_kundeligi',
  }
  const states = { begun: { state: 'DRAFT', step: 4 }, opened: { state: 'SHOWN', step: 5, scope: 'EVERYONE' } }
  const skills = ['SPREADSHEETS', 'RESEARCH', 'WRITING', 'DATA_ANALYSIS']
  for (const [id, state] of Object.entries(states))
    await database.project.create({
      data: {
        ...{ id, ownerId, ...texts, ...state },
        objectives: {
          create: Array.from({ length: 10 }, (_, order) => ({
            order,
            text: `Нұраның деңгейін ${order + 2} ай қатарынан күн сайын өлшеу`,
          })),
        },
        skills: { create: skills.map((skill, order) => ({ skill, order })) },
        interests: { create: ['GEOGRAPHY', 'MATHEMATICS', 'ENVIRONMENTAL_STUDIES'].map(subject => ({ subject })) },
        members: { create: { userId: ownerId, role: 'LEAD' } },
      },
    })
}

/** Gives a teacher's class and one of its pupils fixed ids. */
async function nameClass(database: Scene['database']) {
  const { id } = await database.group.findFirstOrThrow({ where: { mentor: { usernameFolded: 'teacher' } } })
  await database.group.update({ where: { id }, data: { id: 'own' } })
  await database.user.update({ where: { usernameFolded: 'pupil1' }, data: { id: 'classmate' } })
}

/** Creates a draft of a test that lacks translations, and an uploaded sheet of items that was reviewed and not
 *  imported. */
async function draftTest(database: Scene['database']) {
  const localized = (ru: string) => ({ ru, kk: ru })
  const texts = {
    title: localized('Свой тест'),
    summary: localized('О своём'),
    measures: localized('Своё'),
    question: localized('Это вы?'),
  }
  const options = [1, 2, 3].map(value => ({ value, text: localized(`Ответ ${value}`) }))
  const words = ['name', 'about', 'high', 'low', 'short'].map(name => [name, localized('Своя шкала')])
  const scale = { id: 'own-test-s01', key: 's01', order: 0, texts: Object.fromEntries(words) as object }
  await database.test.create({
    data: { id: 'own-test', instrument: 'OTHER', form: 'FULL', order: 99, origin: 'ADMIN', editedAt: new Date() },
  })
  const version = { id: 'own-test-v1', testId: 'own-test', number: 1, state: 'DRAFT', currentKey: 'own-test DRAFT' }
  await database.testVersion.create({
    data: { ...version, minutes: 3, minimumAge: 14, texts, options, scales: { create: scale } },
  })
  const items = [1, 2, 3].map(order => ({
    ...{ id: `own-test-q0${order}`, versionId: version.id, scaleId: scale.id, key: `q0${order}`, order, keyed: 1 },
    text: localized(`Утверждение ${order}`),
  }))
  await database.item.createMany({ data: items })
  const refused = [{ row: 3, column: 'Шкала', given: 'Чужая', reason: 'scaleUnknown' }]
  const ready = [{ textRu: 'Ещё одно', scale: 's01', keyed: '-1' }]
  await database.itemImport.create({
    data: { id: 'sheet', testId: 'own-test', fileName: 'items.csv', items: ready, refused },
  })
}

/** Creates an analysis for a person, including the aptitude self-check. */
async function analyse(scene: Scene, username: string) {
  await completeTests(scene.database, username)
  await completeTest(scene.database, username, 'APTITUDE')
  const visitor = await scene.signIn(username)
  await scene.visit('/app/personality/start', { as: visitor, form: {} })
  const made = () => scene.database.analysis.count({ where: { user: { username }, completedAt: { not: null } } })
  while ((await made()) === 0) await new Promise(resolve => setTimeout(resolve, 50))
  return visitor
}
