import type { APIRequestContext, Page } from '@playwright/test'
import { denyReasons } from '#app/domain/access/policy.ts'
import { languages } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import { completeTest } from '#tests/world/analysis.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, expectValidHtml } from './page-rules.ts'
import { createPupil, signIn } from './people.ts'
import { answerSteps, giveAnalysis, givePlan, recommended } from './plan-making.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'

const shortTest = { testId: 'interests-short' }
const longTest = { testId: 'interests' }
const aruzhan = { username: 'aruzhan' }

type Listed = string | ((site: Site) => Promise<string>)
type Visitor = string | ((site: Site, request: APIRequestContext) => Promise<string>)

/** Rounds of the site, each by somebody who sees it: short enough to be read twice, light and dark, on a busy machine. */
const rounds: Record<string, { as?: Visitor; pages: Listed[] }> = {
  guest: {
    pages: [
      pathOf('landing'),
      pathOf('privacy'),
      pathOf('terms'),
      pathOf('science'),
      pathOf('signup'),
      pathOf('login'),
      pathOf('login', null, { reason: 'authentication_required', redirect: pathOf('tests') }),
      ...denyReasons.map(reason => pathOf('paywall', null, { reason })),
      ...['400', '403', '404', '413', '500', '503'].map(status => pathOf('error', { status })),
      pathOf('error', { status: '403' }, { reason: 'insufficient_permissions' }),
      pathOf('error', { status: '404' }, { from: '/app/tset' }),
      pathOf('styleguide'),
      pathOf('forgotPassword'),
      pathOf('forgotPassword', null, { sent: 1 }),
      pathOf('resetPassword', { token: 'used' }),
      pathOf('verifyEmail', null, { token: 'used' }),
      pathOf('partners'),
      pathOf('partners', null, { sent: 1 }),
      pathOf('mailbox'),
    ],
  },
  newcomer: {
    as: 'newcomer',
    pages: [pathOf('onboarding'), pathOf('onboarding', null, { reason: 'onboarding_required' })],
  },
  'a pupil at her tests': {
    as: 'aruzhan',
    pages: [
      pathOf('landing'),
      pathOf('feed'),
      pathOf('tests'),
      pathOf('tests', null, { state: 'new' }),
      pathOf('test', shortTest),
      pathOf('test', longTest),
      questionOfAruzhan,
      pathOf('test', { testId: 'aptitude' }),
      pathOf('results', { testId: 'personality' }),
      pathOf('results', { testId: 'values' }),
      pathOf('results', shortTest),
      pathOf('results', shortTest, { check: 'dentist' }),
      pathOf('results', shortTest, { check: 'ecologist' }),
      pathOf('results', shortTest, { page: 2 }),
      pathOf('professions'),
      pathOf('professions', null, { q: 'вет' }),
      pathOf('professions', null, { q: 'ъъъъ' }),
      pathOf('professions', null, { q: 'в' }),
      pathOf('profession', { professionId: 'ecologist' }),
      pathOf('profession', { professionId: 'information-security-analyst' }),
      pathOf('personality'),
    ],
  },
  'a pupil who wants to be admitted': {
    as: 'aruzhan',
    pages: [
      pathOf('institutions'),
      pathOf('institutions', null, { country: 'kz', type: 'UNIVERSITY', grants: 'on', cost: 2_000_000 }),
      pathOf('institutions', null, { q: 'в', major: 'ъ', cost: 'много' }),
      pathOf('institutions', null, { q: 'ъъъъ' }),
      pathOf('programmes'),
      pathOf('admissions'),
      chancesOfAruzhan,
      pathOf('institution', { institutionId: 'kaznu' }),
    ],
  },
  'a pupil on her own pages': {
    as: 'aruzhan',
    pages: [
      pathOf('paywall', null, { reason: 'org_ok' }),
      pathOf('profile', aruzhan),
      pathOf('profile', aruzhan, { tab: 'posts' }),
      pathOf('profile', aruzhan, { tab: 'projects' }),
      pathOf('profile', aruzhan, { tab: 'certificates' }),
      pathOf('profile', aruzhan, { as: 'other' }),
      pathOf('profile', { username: 'timur' }),
      pathOf('profile', { username: 'pupil2' }),
      pathOf('newCertificate'),
      pathOf('settings'),
      pathOf('avatar'),
      pathOf('cover'),
      pathOf('academic'),
      pathOf('languages'),
      pathOf('credentials'),
      pathOf('email'),
      pathOf('verifyEmail'),
      pathOf('myData'),
      pathOf('closeAccount'),
    ],
  },
  'a pupil with a plan': {
    as: planner,
    pages: [
      pathOf('careers'),
      () => pageOfPlan('plan'),
      () => pageOfPlan('plan', { view: 'week' }),
      () => pageOfPlan('plan', { view: 'overdue' }),
      () => pageOfPlan('plan', { view: 'all' }),
      () => pageOfPlan('plan', { stage: 'documents' }),
      () => pageOfPlan('planUpdate'),
      () => pageOfPlan('archivePlan'),
      pathOf('newPlan'),
      pathOf('planGoal'),
      site => stepTo('EMPLOYMENT', site, pathOf('planProfession')),
      site => stepTo('EMPLOYMENT', site, pathOf('planProfession', null, { q: 'дизайн' })),
      site => stepTo('EMPLOYMENT', site, pathOf('planProfession', null, { q: 'ъъъъ' })),
      site => stepTo('ENROLLMENT', site, pathOf('planProgramme')),
      pathOf('planProgramme', null, { all: 1 }),
      pathOf('planProgramme', null, { q: 'ъъъъ' }),
      pathOf('planProgramme', null, { institution: 'aitu' }),
      pathOf('planAbout'),
    ],
  },
  ministry: {
    as: 'ministry',
    pages: [
      pathOf('analytics'),
      pathOf('applications'),
      pathOf('applications', null, { state: 'answered' }),
      pathOf('twoStepSettings'),
      pathOf('credentials'),
    ],
  },
}

async function questionOfAruzhan(site: Site) {
  const { id } = await site.db.item.findFirstOrThrow({ where: { version: longTest, order: 24 } })
  return pathOf('question', { ...longTest, questionId: id })
}

async function chancesOfAruzhan(site: Site) {
  const { id } = await site.db.institutionAnalysis.findFirstOrThrow({ where: { user: aruzhan } })
  return pathOf('admission', { analysisId: id })
}

type Planner = { id: string; username: string; planId: string }
let planners: { site: Site; planner: Promise<Planner> } | null = null

/** Somebody with a plan, something late in it, better scores than it was made with, and another plan begun. */
async function planner(site: Site, request: APIRequestContext) {
  if (planners?.site !== site) planners = { site, planner: createPlanner(site, request) }
  return (await planners.planner).username
}

async function createPlanner(site: Site, request: APIRequestContext): Promise<Planner> {
  const pupil = await createPupil(site, request)
  await giveAnalysis(site, pupil)
  await completeTest(site.db, pupil.username, 'INTERESTS')
  await site.db.academicRecord.create({ data: { userId: pupil.id, unt: 60 } })
  const planId = await givePlan(site, request, pupil, { goal: 'EMPLOYMENT', professionId: recommended[0] })
  const [late, done] = await site.db.subtask.findMany({ where: { planId }, orderBy: { dueOn: 'asc' }, take: 2 })
  await site.db.subtask.update({ where: { id: late!.id }, data: { dueOn: '2026-01-31' } })
  await site.db.subtask.update({ where: { id: done!.id }, data: { doneAt: new Date() } })
  await site.db.plan.update({ where: { id: planId }, data: { done: 1, about: 'Аптасына он сағат уақытым бар.' } })
  await site.db.academicRecord.update({ where: { userId: pupil.id }, data: { unt: 66 } })
  await answerSteps(request, { goal: 'ENROLLMENT', majorId: 'kaznu-b057' })
  return { ...pupil, planId }
}

async function pageOfPlan(name: 'plan' | 'planUpdate' | 'archivePlan', query?: Record<string, string>) {
  const { planId } = await planners!.planner
  return pathOf(name, { planId }, query)
}

/** A step that is there for one goal and not for the other. */
async function stepTo(goal: 'EMPLOYMENT' | 'ENROLLMENT', site: Site, path: string) {
  const { id } = await planners!.planner
  await site.db.planDraft.update({ where: { userId: id }, data: { goal } })
  return path
}

const phone = { width: 320, height: 800 }
const classroomPc = { width: 1280, height: 800 }
const named = { ru: 'in Russian', kk: 'in Kazakh', en: 'in English' }

for (const [visitor, { as, pages }] of Object.entries(rounds)) {
  for (const language of languages) {
    test(
      `${visitor} finds every page whole ${named[language]}, on a phone and on a classroom PC`,
      { tag: '@once' },
      async ({ page, context, request, site, faults, ready }) => {
        faults.forgive(/status of 410/)
        await context.addCookies([{ name: 'language', value: language, url: site.url }])
        if (as) await signIn(page, typeof as === 'string' ? as : await as(site, request), language)

        for (const listed of pages) {
          const path = typeof listed === 'string' ? listed : await listed(site)
          await test.step(path, async () => {
            await page.setViewportSize(phone)
            const response = await page.goto(path)
            expect.soft(response?.status(), `status of ${path}`).toBe(statusOf(path))
            await ready(page)
            await expect.soft(page.locator('html'), `language of ${path}`).toHaveAttribute('lang', language)
            await expect.soft(page, `title of ${path}`).toHaveTitle(/.+ \| (Бағдар|Bagdar)$/)
            await expectValidHtml((await response?.text()) ?? '', path)
            await expectWhole(page, path)
            // Colours do not depend on the language, and a phone shows the same page except for its menu: each is read
            // once.
            if (language === 'kk') await expectNoAxeViolations(page, ['light'])
            await page.setViewportSize(classroomPc)
            await expectWhole(page, path)
            if (language !== 'kk') await expectNoAxeViolations(page, language === 'ru' ? ['light', 'dark'] : [])
          })
        }
      },
    )
  }
}

async function expectWhole(page: Page, path: string) {
  await expect.soft(page.locator('h1:visible'), `main headings of ${path}`).toHaveCount(1)
  await expectNoSidewaysScroll(page)
}

function statusOf(path: string) {
  // The link of a letter that no longer counts.
  if (/^\/auth\/(reset-password\/used|verify-email\?token=used)$/.test(path)) return 410
  return Number(/^\/errors\/(\d+)/.exec(path)?.[1] ?? 200)
}
