import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import failures from '#app/i18n/locales/kk/failures.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { aboutForm, makePerson, PASSWORD, signUpForm } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let pupil: Visitor
let admin: Visitor
let superadmin: Visitor
/** A pupil of the lyceum and a class. */
let student: { id: string; userId: string }
let group: { id: string }
const kk = { language: 'kk' }
beforeAll(async () => {
  site = await borrowSite()
  pupil = await site.signIn('aruzhan')
  admin = await site.signIn('orgadmin')
  superadmin = await site.signIn('superadmin')
  const { database } = site
  student = await database.member.findFirstOrThrow({
    where: { organizationId: 'demo-lyceum', user: { username: 'pupil3' } },
  })
  group = await database.group.findFirstOrThrow({ where: { organizationId: 'demo-lyceum' } })
})
afterAll(() => site.stop())

/** Fills the ids of the pupil and the class into a path. */
const filled = (path: string) =>
  path.replace('{member}', student.id).replace('{student}', student.userId).replace('{group}', group.id)

/** Renames a table while a function runs, so that every query on it fails as on a faulty database. */
async function without<T>(table: string, happen: () => Promise<T>) {
  const rename = (from: string, to: string) =>
    site.database.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)
  await rename(table, 'Away')
  try {
    return await happen()
  } finally {
    await rename('Away', table)
  }
}

describe('a page that cannot be loaded says so in its own words, with its status and a link to try again', () => {
  it.each([
    ['/app/feed', 'Attempt', 'feed'],
    ['/app/tests?state=new', 'Attempt', 'tests'],
    ['/app/tests/interests', 'Attempt', 'tests'],
    ['/app/tests/interests/questions/interests-r02', 'Attempt', 'question'],
    ['/app/tests/interests-short/results', 'Attempt', 'results'],
    ['/app/institutions?q=a', 'InstitutionPick', 'institutions'],
    ['/app/institutions/analyses', 'InstitutionAnalysis', 'chances'],
    ['/app/personality', 'Analysis', 'analysis'],
    ['/app/careers', 'Plan', 'plans'],
    ['/app/careers/some', 'Plan', 'plan'],
    ['/app/projects?list=all', 'ProjectSkill', 'projects'],
    ['/app/profile/aruzhan', 'AcademicRecord', 'profile'],
    ['/app/settings/academic', 'AcademicRecord', 'settings'],
    ['/app/feed', 'Session', 'access'],
  ] as const)('%s without %s: %s', async (path, table, failure) => {
    const { status, text, headers } = await without(table, () => site.visit(path, { as: pupil, cookies: kk }))
    expect(status).toBe(500)
    expect(text).toContain(failures[failure])
    expect(text).toContain(errors['500.title'])
    expect(text).toContain(`href="${path}"`)
    expect(text).toContain(errors.again)
    expect(text).not.toMatch(/<script|no such table|Prisma/)
    expect(headers['cache-control']).toMatch(/private|no-store/)
    expect((await site.visit(path, { as: pupil, cookies: kk })).status).not.toBe(500)
  })
})

describe('a page of a school that cannot be loaded says so in its own words', () => {
  it.each([
    ['figures', 'Attempt', '/admin/organizations/demo-lyceum/analytics'],
    ['groups', 'Group', '/admin/organizations/demo-lyceum/groups'],
    ['staff', 'AuditEvent', '/admin/organizations/demo-lyceum/staff'],
    ['students', 'AuditEvent', '/admin/organizations/demo-lyceum/students'],
    ['organization', 'Attempt', '/admin/organizations/demo-lyceum'],
    ['member', 'PasswordSlip', '/admin/organizations/demo-lyceum/members/{member}'],
    ['slips', 'PasswordSlip', '/admin/organizations/demo-lyceum/slips?member={member}'],
    ['student', 'CounsellorNote', '/admin/organizations/demo-lyceum/analytics/{student}'],
    ['glance', 'Talk', '/admin/organizations/demo-lyceum/groups/{group}/glance'],
    ['list', 'Import', '/admin/organizations/demo-lyceum/imports/some'],
    ['imports', 'Import', '/admin/organizations/demo-lyceum/students/upload'],
    ['groups', 'Group', '/admin/organizations/demo-lyceum/students/create'],
  ] as const)('%s without %s', async (failure, table, path) => {
    const { status, text } = await without(table, () => site.visit(filled(path), { as: admin, cookies: kk }))
    expect(status).toBe(500)
    expect(text).toContain(failures[failure])
    expect(text).toContain(errors.again)
  })

  it('and of groups where the school is a college', async () => {
    const where = { id: 'demo-lyceum' }
    const path = '/admin/organizations/demo-lyceum/groups'
    await site.database.organization.update({ where, data: { type: 'COLLEGE' } })
    const { text } = await without('Group', () => site.visit(path, { as: superadmin, cookies: kk }))
    await site.database.organization.update({ where, data: { type: 'SCHOOL' } })
    expect(text).toContain(failures.groups_group)
    expect(text).not.toContain(failures.groups)
  })

  it.each([
    ['organizations', 'City', '/admin/organizations'],
    ['locations', 'City', '/admin/locations/cities'],
    ['locations', 'Country', '/admin/locations/countries'],
    ['suggestions', 'ContentSuggestion', '/admin/suggestions'],
    ['applications', 'PartnerApplication', '/admin/applications'],
    ['professions', 'ScaleScore', '/app/professions'],
    ['institution', 'InstitutionPick', '/app/institutions/kaznu'],
  ] as const)('%s without %s', async (failure, table, path) => {
    const as = path.startsWith('/admin') ? superadmin : pupil
    const { status, text } = await without(table, () => site.visit(path, { as, cookies: kk }))
    expect(status).toBe(500)
    expect(text).toContain(failures[failure])
  })

  it('the cities of onboarding without City', async () => {
    const newcomer = await makePerson(site, { onboarded: false })
    await site.visit('/auth/onboarding', { as: newcomer, form: aboutForm })
    const path = '/auth/onboarding?step=2'
    const { status, text } = await without('City', () => site.visit(path, { as: newcomer, cookies: kk }))
    expect(status).toBe(500)
    expect(text).toContain(failures.locations)
    expect(text).toContain(errors.again)
  })

  it('and an organisation that is not there is called so', async () => {
    const { status, text } = await site.visit('/admin/organizations/none/students', { as: superadmin, cookies: kk })
    expect(status).toBe(404)
    expect(text).toContain(errors['reason.organization_not_found'])
  })
})

describe('what could not be saved is said so, with the way back to the form', () => {
  it.each([
    ['/app/settings/academic/languages/remove', { language: 'en' }, 'LanguageSkill', 'delete'],
    ['/app/tests/interests', {}, 'Attempt', 'save'],
  ] as const)('%s', async (path, form, table, failure) => {
    const { status, text } = await without(table, () => site.visit(path, { as: pupil, cookies: kk, form }))
    expect(status).toBe(500)
    expect(text).toContain(failures[failure])
    expect(text).toContain(errors.back)
  })
})

describe('each act says what it was that failed', () => {
  const somebody = {
    lastName: 'Серікова',
    firstName: 'Әсел',
    gender: 'FEMALE',
    dateOfBirth: '1990-04-05',
    language: 'kk',
    idempotencyKey: '00000000-0000-4000-8000-000000000000',
  }
  const passwords = { currentPassword: DEMO_PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD }
  const login = { emailOrUsername: 'dana', password: DEMO_PASSWORD }
  it.each([
    ['login', 'RateLimit', 'guest', '/auth/login', login],
    ['signup', 'Consent', 'guest', '/auth/signup', signUpForm('not_to_be')],
    ['answer', 'Answer', 'pupil', '/app/tests/interests/questions/interests-r02', { answer: '3' }],
    ['password', 'RateLimit', 'pupil', '/app/settings/credentials', passwords],
    ['picture', 'RateLimit', 'pupil', '/app/settings/avatar', {}],
    ['picture', 'RateLimit', 'pupil', '/app/settings/cover', {}],
    ['certificate', 'RateLimit', 'pupil', '/app/certificates/new', {}],
    ['certificateDelete', 'Certificate', 'pupil', '/app/certificates/some/delete', {}],
    ['group', 'Group', 'admin', '/admin/organizations/demo-lyceum/groups/create', { code: '7 Ъ' }],
    ['memberAdd', 'IdempotencyKey', 'admin', '/admin/organizations/demo-lyceum/teachers/create', somebody],
    [
      'memberAdd',
      'IdempotencyKey',
      'admin',
      '/admin/organizations/demo-lyceum/students/create',
      { ...somebody, year: '9' },
    ],
    [
      'memberChange',
      'PasswordSlip',
      'admin',
      '/admin/organizations/demo-lyceum/members/{member}',
      { status: 'INACTIVE' },
    ],
    ['listFile', 'RateLimit', 'admin', '/admin/organizations/demo-lyceum/students/upload', {}],
  ] as const)('%s without %s', async (failure, table, who, path, form) => {
    const { status, text } = await without(table, () =>
      site.visit(filled(path), { as: { guest: undefined, pupil, admin }[who], cookies: kk, form }),
    )
    expect(status).toBe(500)
    expect(text).toContain(failures[failure])
    expect(text).toContain(errors.back)
  })

  it('onboarding and signing out too', async () => {
    const newcomer = await makePerson(site, { onboarded: false })
    const about = { status: 'PUPIL', year: 9, yearSaidOn: '2026-09-01', dateOfBirth: '2010-04-05', gender: 'OTHER' }
    await site.database.profile.updateMany({ where: { user: { username: newcomer.username } }, data: about })
    const post = (path: string, form: Record<string, string>) => site.visit(path, { as: newcomer, cookies: kk, form })
    const place = { cityId: 'almaty', language: 'kk' }
    const onboarding = await without('City', () => post('/auth/onboarding?step=2', place))
    expect([onboarding.status, onboarding.text]).toEqual([500, expect.stringContaining(failures.onboarding)])
    const logout = await without('AuditEvent', () => post('/auth/logout', {}))
    expect([logout.status, logout.text]).toEqual([500, expect.stringContaining(failures.logout)])
  })
})

it('a moved page is told of it by the data it asked for', async () => {
  const { status, text } = await without('Plan', () => site.visit('/app/careers.data', { as: pupil, cookies: kk }))
  expect(status).toBe(500)
  expect(text).toContain(failures.plans)
})

it('the operator is named in the footer although the root could not be loaded', async () => {
  const { status, text } = await without('Session', () => site.visit('/app/feed', { as: pupil, cookies: kk }))
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? []
  expect(status).toBe(500)
  expect(footer).toMatch(/mailto:/)
})
