import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import paywall from '#app/i18n/locales/en/paywall.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf, tagsOf, textOf, titleOf } from '#tests/world/page.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const english = { language: 'en' }

describe('the paywall', () => {
  const open = (reason: string, as?: Visitor, redirect = '', headers = {}) =>
    site.visit(`/paywall?reason=${reason}&redirect=${encodeURIComponent(redirect)}`, { as, cookies: english, headers })
  const linksOf = (text: string) => tagsOf(text.slice(text.indexOf('<main')), 'a').map(({ href }) => href)

  it.each(['user_free', 'org_expired', 'org_ok', 'super_admin_bypass', 'nonsense', '<script>', '__proto__', ''])(
    'tells a guest who comes with the reason %j about subscriptions, and asks them to sign in first',
    async reason => {
      const { status, text } = await open(encodeURIComponent(reason), undefined, '/app/tests')
      expect([status, headingOf(text)]).toEqual([200, paywall['user_free.title']])
      expect(mainOf(text)).toContain(paywall.ways)
      expect(linksOf(text)[0]).toBe('/auth/login?redirect=%2Fapp%2Ftests')
    },
  )

  it.each([
    ['dana', 'user_free'],
    ['expired', 'org_expired'],
    ['early', 'org_not_started'],
  ] as const)('tells %s how things stand, whatever reason they come with', async (username, reason) => {
    const person = await site.signIn(username)
    for (const asked of ['user_free', 'org_ok', 'org_expired', reason]) {
      const { text } = await open(asked, person)
      expect(headingOf(text)).toBe(paywall[`${reason}.title`])
      expect(mainOf(text)).toContain(paywall.ways)
    }
  })

  it.each(['ru', 'kk', 'en'] as const)('names the day from the database, as it is written in %s', async language => {
    const ofOrganization = async (username: string) => {
      const member = await site.database.member.findFirstOrThrow({
        where: { user: { username } },
        select: { organization: true },
      })
      return member.organization
    }
    const shown = async (username: string) =>
      mainOf((await site.visit('/paywall', { as: await site.signIn(username), cookies: { language } })).text)
    // The text of a page has ordinary spaces only, so the expected date is normalised too.
    const dayOf = (day: Date | null) => textOf(dateText(day!.toISOString(), language)!)
    expect(await shown('early')).toContain(dayOf((await ofOrganization('early')).subscriptionStartsAt))
    expect(await shown('expired')).toContain(dayOf((await ofOrganization('expired')).subscriptionEndsAt))
  })

  it.each(['INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED'])(
    'tells a member who is %s why, and what to do',
    async status => {
      const person = await makePerson(site)
      const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
      const { organizationId } = await site.database.member.findFirstOrThrow({
        where: { user: { username: 'aruzhan' } },
      })
      await site.database.member.create({ data: { userId, organizationId, role: 'ORG_STUDENT', status } })
      const { text } = await open('user_free', person)
      const reason = `member_${status.toLowerCase()}` as 'member_pending'
      expect(headingOf(text)).toBe(paywall[`${reason}.title`])
      expect(mainOf(text)).toContain(paywall[`${reason}.text`])
    },
  )

  it('leads on who has access meanwhile, to a page of ours and never in a circle', async () => {
    const pupil = await site.signIn('aruzhan')
    expect((await open('org_expired', pupil, '/app/tests/interests')).location).toBe('/app/tests/interests')
    for (const elsewhere of [
      '',
      '/paywall?reason=org_ok',
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
    ]) {
      const { status, text } = await open('org_expired', pupil, elsewhere)
      expect([status, headingOf(text)]).toEqual([200, paywall['org_ok.title']])
      for (const { href } of tagsOf(text.slice(text.indexOf('<main'), text.indexOf('</main')), 'a'))
        expect(href).toMatch(/^(?:\/(?![/\\])|#)/)
    }
  })

  it('tells who wants the posts of their organisation what opens these, and sends nobody to and fro', async () => {
    const school = '/app/feed?tab=school'
    for (const [username, title, address = school] of [
      ['timur', paywall['ofOrganization.none']],
      ['timur', paywall['ofOrganization.none'], '/app/feed/?tab=school'],
      ['timur', paywall['ofOrganization.none'], '/App/Feed?tab=school'],
      ['dana', paywall['ofOrganization.none']],
      ['expired', paywall['org_expired.title']],
    ] as const) {
      const as = await site.signIn(username)
      const { location } = await site.visit(address, { as })
      const { status, text } = await site.visit(location!, { as, cookies: english })
      expect([status, headingOf(text)]).toEqual([200, title])
      expect(mainOf(text)).toContain(paywall['ofOrganization.text'])
      expect(mainOf(text)).not.toContain(paywall['personal.text'])
    }
    expect((await open('org_expired', await site.signIn('aruzhan'), school)).location).toBe(school)
  })

  it('has a link back to where one came from, if that was a page of ours', async () => {
    const dana = await site.signIn('dana')
    const from = (page: string) => open('user_free', dana, '/app/tests/interests', { Referer: page })
    expect(linksOf((await from(`${site.origin}/app/tests?state=new`)).text)).toContain('/app/tests?state=new')
    for (const page of ['https://evil.example/app', `${site.origin}/paywall`, 'nonsense'])
      expect(mainOf((await from(page)).text)).not.toContain(`${paywall.back} `)
  })
})

describe('who runs the site', () => {
  it('is what the operator has set, by telephone and chat too', async () => {
    const settings = {
      OPERATOR_NAME: 'Bilim <LLP>',
      OPERATOR_PHONE: '+7 (727) 123-45-67',
      OPERATOR_CHAT_URL: 'https://chat.example/bilim',
    }
    const other = await startServer({ settings })
    const { text } = await other.visit('/')
    await other.stop()
    const foot = text.slice(text.indexOf('<footer'))
    expect(foot).toContain('Bilim &lt;LLP&gt;')
    expect(tagsOf(foot, 'a').map(({ href }) => href)).toEqual(
      expect.arrayContaining(['tel:+77271234567', 'https://chat.example/bilim']),
    )
    expect(foot).not.toContain('mailto:')
  })
})

describe('an error page', () => {
  it.each([400, 403, 404, 405, 413, 431, 500, 503] as const)(
    'for %i answers its own status in three languages',
    async code => {
      for (const language of ['ru', 'kk', 'en']) {
        const { status, text } = await site.visit(`/errors/${code}`, { cookies: { language } })
        expect(status).toBe(code)
        expect(text).toContain(`<html lang="${language}"`)
        expect(textOf(text)).not.toMatch(/\b\d{3}\.(?:title|text)\b/)
        if (language === 'en') expect(headingOf(text)).toBe(errors[`${code}.title`])
      }
    },
  )

  it('says why', async () => {
    const { text } = await site.visit('/errors/403?reason=insufficient_permissions', { cookies: english })
    expect(mainOf(text)).toContain(errors['reason.insufficient_permissions'])
  })

  it.each(['418', '200', 'abc', '-1', '404.5'])('for %s there is not: it is the 404 page', async code => {
    expect((await site.visit(`/errors/${code}`)).location).toBe(`/errors/404?from=%2Ferrors%2F${code}`)
  })

  it.each([
    ['/nowhere', '/nowhere'],
    ['/app/test', '/app/test'],
    ['/app/tests/interests/x?a=1&b=2', '/app/tests/interests/x?a=1&b=2'],
    ['/%D0%BB%D0%B5%D0%BD%D1%82%D0%B0', '/%D0%BB%D0%B5%D0%BD%D1%82%D0%B0'],
    ['/wp-login.php', '/wp-login.php'],
    ['/.env', '/.env'],
  ])('is where %s leads, and names it', async (path, from) => {
    const answer = await site.visit(path)
    expect([answer.status, answer.location]).toEqual([302, `/errors/404?${new URLSearchParams({ from })}`])
    const page = await site.visit(answer.location!, { cookies: english })
    expect(page.status).toBe(404)
    expect(mainOf(page.text)).toContain(from)
  })

  it('does not carry foreign addresses', async () => {
    for (const from of ['https://evil.example/pay', '//evil.example/pay']) {
      const { text } = await site.visit(`/errors/404?from=${encodeURIComponent(from)}`)
      expect(mainOf(text)).not.toContain('evil.example')
    }
  })

  it('does not call a form sent to a page without one a failure of ours', async () => {
    const { status, text } = await site.visit('/', { form: {}, cookies: english })
    expect(status).toBe(405)
    expect(headingOf(text)).not.toBe(errors['500.title'])
    expect(titleOf(text)).toMatch(/ \| /)
  })
})

describe('the switches of a page', () => {
  const set = (form: FormFields, as?: Awaited<ReturnType<typeof makePerson>>) =>
    site.visit('/preferences', { as, form })

  it.each([
    ['language', 'kk'],
    ['theme', 'dark'],
    ['lite', '1'],
  ])('keep %s in a cookie and come back to the page', async (name, value) => {
    const answer = await set({ [name]: value, back: '/legal/terms?x=1' })
    expect([answer.status, answer.location]).toEqual([302, '/legal/terms?x=1'])
    expect(answer.setCookies).toHaveLength(1)
    expect(answer.setCookies[0]).toMatch(new RegExp(`^${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`))
    const page = await site.visit('/legal/terms', { cookies: { [name]: value } })
    const seen = { language: '<html lang="kk"', theme: 'data-theme="dark"', lite: 'data-lite="true"' }[name]!
    expect(page.text).toContain(seen)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a\nb'])(
    'lead home from the forged page %j',
    async back => expect((await set({ theme: 'dark', back })).location).toBe('/'),
  )

  it.each<FormFields>([
    { language: 'de' },
    { language: 'kk; Domain=evil.example' },
    { theme: 'pink' },
    { lite: 'yes' },
    { language: ['kk', 'ru'] },
  ])('refuse %j and keep nothing', async form => {
    const answer = await set({ ...form, back: '/' })
    expect(answer.setCookies).toEqual([])
    expect(answer.status).toBe(400)
  })

  it('remember the language on the account', async () => {
    const person = await makePerson(site)
    await set({ language: 'en', back: '/' }, person)
    const saved = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    expect(saved.language).toBe('en')
  })

  it('take a spoilt cookie for none: Russian, light, whole', async () => {
    const { text } = await site.visit('/', { cookies: { language: 'xx', theme: '"><script>', lite: '7' } })
    expect(text).toMatch(/<html lang="ru" dir="ltr" data-theme="light" data-catalogues/)
  })
})

describe('every page', () => {
  it.each(['/', '/legal/privacy', '/legal/terms', '/auth/login', '/auth/signup', '/paywall', '/errors/404'])(
    '%s has a title and a description of its own in three languages',
    async path => {
      const heads = await Promise.all(
        ['ru', 'kk', 'en'].map(async language => {
          const { text } = await site.visit(path, { cookies: { language } })
          const description = tagsOf(text, 'meta').find(({ name }) => name === 'description')?.content ?? ''
          expect(text.match(/<h1\b/g)).toHaveLength(1)
          return { title: titleOf(text), description }
        }),
      )
      for (const { title, description } of heads) {
        expect(title).toMatch(/^.+ \| (?:Bagdar|Бағдар)$/)
        expect(description.length).toBeGreaterThan(20)
      }
      expect(new Set(heads.map(({ title }) => title)).size).toBe(3)
    },
  )
})
