import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import en from '#app/i18n/locales/en/partners.ts'
import kk from '#app/i18n/locales/kk/partners.ts'
import words from '#app/i18n/locales/ru/partners.ts'
import fieldWords from '#app/i18n/locales/ru/fields.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { gatherVisitors, makePerson, signedTimeOf, visitorKinds } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

const PAGE = '/partners/apply'
const LIST = '/admin/applications'

let site: Site
beforeAll(async () => void (site = await startServer({ settings: { TRUSTED_PROXIES: '1', WORKER: 'off' } })))
afterAll(() => site.stop())

let addresses = 0
/** Sends an application, each from a new IP address unless one is given. */
const apply = (form: FormFields, { address = `10.0.${(addresses += 1)}.1`, language = 'ru' } = {}) =>
  site.visit(PAGE, { form, cookies: { language }, headers: { 'X-Forwarded-For': address } })

const applicationOf = (organization: string) => ({
  idempotencyKey: randomUUID(),
  signedTime: signedTimeOf(60),
  organization,
  type: 'SCHOOL',
  city: 'Қызылорда',
  people: '240',
  contactName: 'Әсел Ұлықбекқызы',
  email: 'mektep@example.kz',
  phone: '+7 (724) 227-00-00',
  message: 'Хотим начать в сентябре.\r\nКлассы 9–11. 👩‍🏫',
})
const rowOf = (organization: string) => {
  const row: Record<string, unknown> = { ...applicationOf(organization), people: null }
  delete row.signedTime
  return row as Omit<ReturnType<typeof applicationOf>, 'signedTime' | 'people'> & { people: null }
}
const kept = (organization: string) => site.database.partnerApplication.findMany({ where: { organization } })
const lettersAbout = async (id: string) =>
  (await site.database.job.findMany({ where: { kind: 'email' } })).filter(({ payload }) =>
    JSON.stringify(payload).includes(id),
  )

describe('the application of an organisation', () => {
  it.each(languages)('is taken in %s, kept as it was written, and told to the operator', async language => {
    const name = `Лицей № 7 имени Әлия, ${language}`
    const answer = await apply(applicationOf(name), { language })
    expect([answer.status, answer.location]).toEqual([302, `${PAGE}?sent=1`])
    const [application] = await kept(name)
    expect(application).toMatchObject({
      ...{ type: 'SCHOOL', city: 'Қызылорда', people: 240, contactName: 'Әсел Ұлықбекқызы', language },
      ...{ email: 'mektep@example.kz', phone: '+7 (724) 227-00-00', answeredAt: null },
      message: 'Хотим начать в сентябре.\nКлассы 9–11. 👩‍🏫',
    })
    expect(await lettersAbout(application!.id)).toHaveLength(1)
    const { text } = await site.visit(answer.location!, { cookies: { language } })
    expect(headingOf(text)).toBe({ ru: words, kk, en }[language]['sent.title'])
    expect(mainOf(text)).toContain(
      language === 'en' ? '1–2 working days' : language === 'kk' ? '1–2 жұмыс' : '1–2 рабочих',
    )
  })

  it('needs neither number, phone nor message', async () => {
    const { idempotencyKey, organization, type, city, contactName, email } = applicationOf('Скромная школа')
    const application = {
      idempotencyKey,
      organization,
      type,
      city,
      contactName,
      email,
      people: '',
      phone: '',
      message: '  ',
    }
    expect((await apply(application as FormFields)).status).toBe(302)
    expect((await kept('Скромная школа'))[0]).toMatchObject({ people: null, phone: null, message: null })
  })

  it('sent twice, also at once, is kept once and told once', async () => {
    const application = applicationOf('Дважды')
    const answers = await Promise.all([1, 2, 3].map(() => apply(application)))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    const applications = await kept('Дважды')
    expect(applications).toHaveLength(1)
    expect(await lettersAbout(applications[0]!.id)).toHaveLength(1)
  })

  it('corrected by the back button takes the correction, until somebody has answered', async () => {
    const application = applicationOf('С опечаткой')
    await apply({ ...application, email: 'mektp@example.kz' })
    await apply(application)
    expect(await kept('С опечаткой')).toMatchObject([{ email: 'mektep@example.kz' }])
    await site.database.partnerApplication.update({
      where: { idempotencyKey: application.idempotencyKey },
      data: { answeredAt: new Date() },
    })
    await apply({ ...application, email: 'late@example.kz' })
    expect(await kept('С опечаткой')).toMatchObject([{ email: 'mektep@example.kz' }])
  })

  const long = 'ә'.repeat(10_000)
  const wrong: [string, FormFields, string, string][] = [
    ['no name', { organization: '' }, 'organization', words['required.organization']],
    ['a name of spaces', { organization: ' \u00a0 ' }, 'organization', words['required.organization']],
    ['a name of signs', { organization: '-- --' }, 'organization', words['required.organization']],
    ['a name of one letter', { organization: 'Ш' }, 'organization', words['invalid.tooShort']],
    ['a name of 10,000 letters', { organization: long }, 'organization', fieldWords['invalid.tooLong']],
    [
      'a name that turns text around',
      { organization: 'Школа \u202eалокШ' },
      'organization',
      fieldWords['invalid.characters'],
    ],
    ['a name with NUL', { organization: 'Шко\u0000ла' }, 'organization', fieldWords['invalid.characters']],
    [
      'a name with an invisible email',
      { organization: 'Шко\u200bла' },
      'organization',
      fieldWords['invalid.characters'],
    ],
    ['a name on two lines', { organization: 'Школа\nBcc: x' }, 'organization', fieldWords['invalid.characters']],
    ['no kind', { type: '' }, 'type', words['required.type']],
    ['an unknown kind', { type: 'MINISTRY' }, 'type', words['required.type']],
    ['no city', { city: '' }, 'city', words['required.city']],
    ['nobody to ask for', { contactName: '' }, 'contactName', words['required.contactName']],
    ['no e-mail', { email: '' }, 'email', words['required.email']],
    ['half an e-mail', { email: 'mektep@' }, 'email', fieldWords['invalid.emailInvalid']],
    [
      'an e-mail with a second line',
      { email: 'a@example.kz\nBcc: b@example.kz' },
      'email',
      fieldWords['invalid.emailInvalid'],
    ],
    [
      'an e-mail of 10,000 letters',
      { email: `${'a'.repeat(10_000)}@example.kz` },
      'email',
      fieldWords['invalid.tooLong'],
    ],
    ['a phone of words', { phone: 'позвоните' }, 'phone', words['invalid.phoneInvalid']],
    ['a phone of three digits', { phone: '112' }, 'phone', words['invalid.phoneInvalid']],
    ['no pupils', { people: '0' }, 'people', words['invalid.peopleRange']],
    ['too many pupils', { people: '100001' }, 'people', words['invalid.peopleRange']],
    ['half a pupil', { people: '1.5' }, 'people', fieldWords['invalid.number']],
    ['many pupils in words', { people: 'сто' }, 'people', fieldWords['invalid.number']],
    ['a message of 2,001 letters', { message: 'а'.repeat(2001) }, 'message', fieldWords['invalid.tooLong']],
    ['a message that turns text around', { message: 'abc \u202e def' }, 'message', fieldWords['invalid.characters']],
    ['a form id of its own making', { idempotencyKey: 'mine' }, 'idempotencyKey', words['invalid.invalid']],
  ]

  it('refuses what cannot be, beside its field, and keeps what was typed', async () => {
    for (const [what, change, field, why] of wrong) {
      const form = { ...applicationOf('Не принятая'), ...change } as Record<string, string>
      const { status, text } = await apply(form)
      expect(status, what).toBe(400)
      if (field === 'idempotencyKey') expect(mainOf(text), what).toContain(why.replaceAll('\u00a0', ' '))
      else expect(errorBeside(text, field), what).toContain(why.replaceAll('\u00a0', ' '))
      expect(summaryOf(text), what).toEqual([field])
      expect(titleOf(text), what).toMatch(/^Ошибка: /)
      if (field !== 'city') expect(valuesOf(text, 'city'), what).toEqual(['Қызылорда'])
      if (field !== 'idempotencyKey') expect(valuesOf(text, 'idempotencyKey'), what).toEqual([form.idempotencyKey])
      if (field !== 'type') expect(valuesOf(text, 'type'), what).toContain('SCHOOL')
    }
    expect(await kept('Не принятая')).toEqual([])
  })

  it('takes a message of exactly 2,000 letters, however a browser ends its lines', async () => {
    const application = { ...applicationOf('Подробная'), message: `${'а'.repeat(999)}\r\n${'б'.repeat(1000)}` }
    expect((await apply(application)).status).toBe(302)
    expect((await kept('Подробная'))[0]!.message).toHaveLength(2000)
  })

  it('is taken ten times an hour from one address, and from another all the same', async () => {
    const address = '10.9.9.9'
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await apply(applicationOf('Настойчивая'), { address })).status).toBe(302)
    }
    const { status, text } = await apply(applicationOf('Настойчивая'), { address })
    expect(status).toBe(429)
    expect(mainOf(text)).toContain(words['invalid.tooOften'])
    expect(valuesOf(text, 'organization')).toEqual(['Настойчивая'])
    expect(await kept('Настойчивая')).toHaveLength(10)
    expect((await apply(applicationOf('Настойчивая'), { address: '10.9.9.8' })).status).toBe(302)
    expect(JSON.stringify(await site.database.rateLimit.findMany())).not.toContain(address)
  })

  it('is found where an organisation looks for it', async () => {
    for (const path of ['/', '/paywall?reason=user_free', '/auth/signup']) {
      const { text } = await site.visit(path)
      expect(mainLinks(text), path).toContain(PAGE)
    }
  })
})

describe('the applications in the admin area', () => {
  it('open to the super roles and to nobody else', async () => {
    const visitors = await gatherVisitors(site)
    await apply(applicationOf('Тайная школа'))
    for (const kind of visitorKinds) {
      for (const path of [LIST, `${LIST}.data`]) {
        const { status, text } = await site.visit(path, { as: visitors[kind] })
        const entitled = kind === 'ministry' || kind === 'superadmin'
        expect(status === 200, `${kind} ${path}`).toBe(entitled)
        expect(text.includes('Тайная школа'), `${kind} ${path}`).toBe(entitled)
      }
      const analytics = await site.visit('/admin/analytics', { as: visitors[kind] })
      expect(analytics.text.includes(`href="${LIST}"`), kind).toBe(kind === 'ministry' || kind === 'superadmin')
    }
  })

  it('are marked as answered and open again by the super roles only, each once in the log', async () => {
    const visitors = await gatherVisitors(site)
    await apply(applicationOf('Отвеченная'))
    const { id } = (await kept('Отвеченная'))[0]!
    const mark = (kind: (typeof visitorKinds)[number], answered: string, back = `${LIST}?state=open`) =>
      site.visit(`${LIST}/${id}/answer`, { as: visitors[kind], form: { answered, back } })
    for (const kind of visitorKinds.filter(kind => kind !== 'ministry' && kind !== 'superadmin')) await mark(kind, 'on')
    expect((await kept('Отвеченная'))[0]!.answeredAt).toBeNull()

    const answer = await mark('ministry', 'on')
    expect([answer.status, answer.location]).toEqual([302, `${LIST}?state=open`])
    await mark('superadmin', 'on')
    const ministry = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'ministry' } })
    expect((await kept('Отвеченная'))[0]).toMatchObject({ answeredById: ministry.id })
    expect((await mark('superadmin', 'off', '//evil.example')).location).toBe('/')
    expect((await kept('Отвеченная'))[0]).toMatchObject({ answeredAt: null, answeredById: null })
    const events = await site.database.auditEvent.findMany({ where: { action: 'partner.answered' } })
    expect(events.map(({ details }) => details)).toEqual([
      { applicationId: id, answered: true },
      { applicationId: id, answered: false },
    ])
  })

  it('that do not exist are not found', async () => {
    const admin = await site.signIn('superadmin')
    expect((await site.visit(`${LIST}/none/answer`, { as: admin, form: { answered: 'on' } })).status).toBe(404)
    expect((await site.visit(`${LIST}?before=none`, { as: admin })).status).toBe(404)
    expect((await site.visit(`${LIST}/none/answer`, { as: admin, form: { answered: 'maybe' } })).status).toBe(400)
  })

  it('are read twenty a page, newest first, all of them or those that wait', async () => {
    const admin = await site.signIn('superadmin')
    await site.database.partnerApplication.createMany({
      data: Array.from({ length: 45 }, (_, at) => ({
        ...rowOf(`Страница ${at}`),
        language: 'kk',
        createdAt: new Date(Date.UTC(2020, 0, 1, 0, at - (at % 2))),
        answeredAt: at % 3 === 0 ? new Date() : null,
      })),
    })
    for (const [state, count] of [
      ['', 45],
      ['open', 30],
      ['answered', 15],
    ] as const) {
      const seen: string[] = []
      for (let path: string | undefined = `${LIST}?state=${state}`; path;) {
        const { text } = await site.visit(path, { as: admin })
        seen.push(...[...text.matchAll(/<th scope="row">(Страница \d+)<\/th>/g)].map(([, name]) => name!))
        path = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href
      }
      expect(seen, state).toHaveLength(count)
      expect(new Set(seen).size, state).toBe(count)
    }
  })

  it('show what was written and never run it', async () => {
    const admin = await site.signIn('superadmin')
    await apply({ ...applicationOf('<img src=x onerror=alert(1)>'), message: '<script>alert(1)</script>' })
    const { text } = await site.visit(LIST, { as: admin })
    expect(text).not.toContain('<img src=x')
    expect(text).not.toContain('<script>alert')
    expect(mainOf(text)).toContain('<script>alert(1)</script>')
  })
})

describe('the end of a personal subscription', () => {
  const subscribed = async (days: number) => {
    const person = await makePerson(site)
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    await site.database.personalSubscription.create({
      data: { userId, until: new Date(Date.now() + days * 24 * 60 * 60 * 1000) },
    })
    return person
  }

  it('is named on the paywall while it is to come', async () => {
    const expiryNotice = async (days: number) =>
      mainOf((await site.visit('/paywall?reason=paid_user_ok', { as: await subscribed(days) })).text)
    expect(await expiryNotice(100)).toMatch(/До \d+ \S+ \d{4} г\. действует ваша личная подписка/)
    expect(await expiryNotice(-1)).not.toContain('действует ваша личная подписка')
  })

  it('is mentioned on the feed in its last 14 days, and never to somebody whose school pays', async () => {
    const feedNotice = async (days: number) =>
      mainOf((await site.visit('/app/feed', { as: await subscribed(days) })).text)
    expect(await feedNotice(13)).toContain('Как продлить')
    expect(await feedNotice(20)).not.toContain('Как продлить')
    expect(await feedNotice(-1)).not.toContain('Как продлить')
    const pupil = await subscribed(5)
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: pupil.username } })
    await site.database.member.create({
      data: { userId, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' },
    })
    expect(mainOf((await site.visit('/app/feed', { as: pupil })).text)).not.toContain('Как продлить')
  })
})

function mainLinks(html: string) {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return tagsOf(main, 'a').map(({ href }) => href)
}
