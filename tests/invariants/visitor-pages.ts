// The pages a visitor meets, by who meets them; budgets are kept on all of them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
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
  teacher: ['/app/settings/two-step'],
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
  return { guest: undefined, newcomer, invited, pupil, teacher, analysed: await analyse(site, 'timur') }
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
  const made = () => site.database.analysis.count({ where: { user: { username }, state: 'COMPLETED' } })
  while ((await made()) === 0) await new Promise(resolve => setTimeout(resolve, 50))
  return visitor
}
