import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/ru/errors.ts'
import errorsKk from '#app/i18n/locales/kk/errors.ts'
import words from '#app/i18n/locales/ru/switches.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { features } from '#app/domain/switches/features.server.ts'
import { borrowSite } from '../world/lent-site.ts'
import { errorBeside, headingOf, mainOf, titleOf, valuesOf } from '../world/page.ts'
import { type Site, startServer } from '../world/server.ts'
import type { Visitor } from '../world/visit.ts'

const LIST = '/admin/system/switches'

let site: Site
let superadmin: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const send = (feature: string, form: Form, as = superadmin) => site.visit(`${LIST}/${feature}`, { as, form })
async function formOf(feature: string): Promise<Form> {
  const { text } = await site.visit(`${LIST}/${feature}`, { as: superadmin })
  const values = ['version', 'base', 'on'].map(name => [name, valuesOf(text, name)[0] ?? ''])
  const areas = [...text.matchAll(/<textarea\b[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
    name,
    value,
  ])
  return Object.fromEntries([...values, ...areas]) as Form
}
async function turn(feature: string, on: 'on' | 'off', reasons: Form = {}) {
  const answer = await send(feature, { ...(await formOf(feature)), on, ...reasons })
  expect(answer.location).toBe(LIST)
}
const why = {
  reasonRu: 'Перенос базы до утра.',
  reasonKk: 'База таңға дейін көшіріледі.',
  reasonEn: 'Moving until the morning.',
}

describe('a part of the site', () => {
  it('is on until it is turned off, then says so in words, and comes back as it was', async () => {
    expect((await site.visit('/auth/signup')).status).toBe(200)
    await turn('signUp', 'off', why)
    const page = await site.visit('/auth/signup')
    expect([page.status, headingOf(page.text), titleOf(page.text)]).toEqual([
      503,
      errors['off.title'],
      expect.stringContaining(errors['off.title']),
    ])
    expect(page.headers['retry-after']).toBe('3600')
    expect(mainOf(page.text)).toContain(why.reasonRu)
    expect(mainOf((await site.visit('/auth/signup', { cookies: { language: 'kk' } })).text)).toContain(why.reasonKk)

    const count = await site.database.user.count()
    const posted = await site.visit('/auth/signup', { form: { username: 'someone' } })
    expect([posted.status, headingOf(posted.text)]).toEqual([503, errors['off.title']])
    const called = await site.visit('/api/v1/auth/signup', { method: 'POST', json: { username: 'someone' } })
    expect([called.status, JSON.parse(called.text)]).toEqual([503, { message: why.reasonRu, code: 503 }])
    expect(await site.database.user.count()).toBe(count)
    // All other parts stay on.
    expect((await site.visit('/auth/login')).status).toBe(200)
    expect(mainOf((await site.visit(LIST, { as: superadmin })).text)).toContain(words.isOff)

    await turn('signUp', 'on')
    expect((await site.visit('/auth/signup')).status).toBe(200)
  })

  it('that is off without a reason says the usual words', async () => {
    await turn('partnerApplications', 'off')
    const page = await site.visit('/partners/apply', { cookies: { language: 'kk' } })
    expect([page.status, headingOf(page.text)]).toEqual([503, errorsKk['off.title']])
    expect(mainOf(page.text)).toContain(errorsKk['reason.part_off'])
    await turn('partnerApplications', 'on')
  })

  it('shuts each of its pages, also as the data of a hydrated one, and its buttons', async () => {
    const pupil = await site.signIn('aruzhan')
    await turn('uploads', 'off')
    for (const path of ['/app/settings/avatar', '/app/settings/cover', '/app/certificates/new']) {
      expect((await site.visit(path, { as: pupil })).status, path).toBe(503)
      expect((await site.visit(path, { as: pupil, form: { x: 'y' } })).status, path).toBe(503)
      expect((await site.visit(`${path}.data`, { as: pupil })).text, path).toContain('part_off')
    }
    const staff = await site.signIn('orgadmin')
    expect((await site.visit('/admin/organizations/demo-lyceum/students/upload', { as: staff })).status).toBe(503)
    expect((await site.visit('/app/settings', { as: pupil })).status).toBeLessThan(400)
    // Every page with a file upload belongs to this part, including those of the administration.
    const taking = ['newCertificate', 'uploadStudents', 'uploadMajors', 'importTestItems', 'grantImports']
    expect(features.uploads).toEqual(expect.arrayContaining(taking))
    await turn('uploads', 'on')
    expect((await site.visit('/app/settings/avatar', { as: pupil })).status).toBe(200)
  })

  it('is changed with a reason in every language or in none', async () => {
    const bad = await send('signUp', {
      ...(await formOf('signUp')),
      on: 'off',
      reasonRu: 'Только так.',
      reasonKk: '',
      reasonEn: '',
    })
    expect(bad.status).toBe(400)
    expect(errorBeside(bad.text, 'reasonKk')).toContain(words['invalid.everyLanguage'])
    expect(errorBeside(bad.text, 'reasonRu')).toBeNull()
    expect(bad.text).toContain('>Только так.<')
    expect((await send('signUp', { on: 'maybe' })).status).toBe(400)
    expect((await send('everything', { on: 'off' })).status).toBe(404)
    expect((await site.visit('/auth/signup')).status).toBe(200)
  })

  it('changed by two shows both versions, and every change is in the log', async () => {
    const form = await formOf('modelTexts')
    await send('modelTexts', { ...form, on: 'off', ...why })
    const late = await send('modelTexts', { ...form, on: 'off', ...why, reasonRu: 'Другая причина.' })
    expect([late.status, headingOf(late.text)]).toEqual([409, versionWords.title])
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...form, ...why, on: 'off', reasonRu: 'Другая причина.', version, choosing: 'on' }
    expect((await send('modelTexts', { ...chosen, pick_reasonRu: 'mine' })).status).toBe(302)
    expect(await formOf('modelTexts')).toMatchObject({ on: 'off', reasonRu: 'Другая причина.' })
    const events = await site.database.auditEvent.findMany({ where: { action: 'switch.changed' } })
    const own = events.map(({ details }) => details as Record<string, unknown>)
    expect(own.filter(({ feature }) => feature === 'modelTexts')).toEqual([
      { feature: 'modelTexts', on: false },
      { feature: 'modelTexts', on: false },
    ])
    await turn('modelTexts', 'on')
  })
})

it('a model writes no text while that is off, and is not offered', async () => {
  const advised = await startServer({
    settings: { WORKER: 'off', OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: 'http://127.0.0.1:9' },
  })
  try {
    // No server listens at that address; the page only offers the model.
    const pupil = await advised.signIn('timur')
    const offered = async () =>
      (await advised.visit('/app/settings/data', { as: pupil })).text.includes('value="ADVISOR"')
    expect(await offered()).toBe(true)
    await advised.database.featureSwitch.create({ data: { key: 'modelTexts', on: false } })
    expect(await offered()).toBe(false)
  } finally {
    await advised.stop()
  }
})
