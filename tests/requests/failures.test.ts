import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import failures from '#app/i18n/locales/kk/failures.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let pupil: Visitor
const kk = { language: 'kk' }
beforeAll(async () => {
  site = await startServer()
  pupil = await site.signIn('aruzhan')
})
afterAll(() => site.stop())

/** Takes a table away while something happens: whatever reads or writes it fails as on a database that is at fault. */
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
