import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import paywall from '#app/i18n/locales/en/paywall.ts'
import { headingOf, mainOf, tagsOf, textOf, titleOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

const english = { language: 'en' }

describe('the paywall', () => {
  it.each(['user_free', 'org_expired', 'org_not_started', 'org_missing_or_inactive'] as const)(
    'explains %s in words, and how to get in',
    async reason => {
      const { status, text } = await site.visit(`/paywall?reason=${reason}`, { cookies: english })
      expect(status).toBe(200)
      expect(headingOf(text)).toBe(paywall[`${reason}.title`])
      expect(mainOf(text)).toContain(paywall[`${reason}.text`])
      expect(mainOf(text)).toContain(paywall.ways)
    },
  )

  it('asks a guest to sign in first, and comes back', async () => {
    const { text } = await site.visit('/paywall?reason=user_free&redirect=%2Fapp%2Ftests', { cookies: english })
    const [first] = tagsOf(text.slice(text.indexOf('<main')), 'a')
    expect(first?.href).toBe('/auth/login?redirect=%2Fapp%2Ftests')
  })

  it.each(['no_policy', 'super_admin_bypass', 'org_ok', 'paid_user_ok'] as const)(
    'lets on whoever comes with %s',
    async reason => {
      const { text } = await site.visit(`/paywall?reason=${reason}&redirect=%2Fapp%2Ftests`, { cookies: english })
      expect(mainOf(text)).toContain(paywall[`${reason}.text`])
      expect(tagsOf(text, 'a').map(({ href }) => href)).toContain('/app/tests')
    },
  )

  it.each(['', 'nonsense', '<script>alert(1)</script>', '__proto__'])(
    'reads the reason %j as a free account',
    async reason => {
      const { status, text } = await site.visit(`/paywall?reason=${encodeURIComponent(reason)}`, { cookies: english })
      expect(status).toBe(200)
      expect(headingOf(text)).toBe(paywall['user_free.title'])
    },
  )

  it('never leads off the site', async () => {
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { text } = await site.visit(`/paywall?reason=org_ok&redirect=${encodeURIComponent(target)}`)
      for (const { href } of tagsOf(text, 'a')) expect(href).toMatch(/^(?:\/(?![/\\])|#)/)
    }
  })
})

describe('an error page', () => {
  it.each([400, 403, 404, 413, 500, 503] as const)('for %i answers its own status in three languages', async code => {
    for (const language of ['ru', 'kk', 'en']) {
      const { status, text } = await site.visit(`/errors/${code}`, { cookies: { language } })
      expect(status).toBe(code)
      expect(text).toContain(`<html lang="${language}"`)
      expect(textOf(text)).not.toMatch(/\b\d{3}\.(?:title|text)\b/)
      if (language === 'en') expect(headingOf(text)).toBe(errors[`${code}.title`])
    }
  })

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
