import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong, runs } from '#tests/world/runs.ts'
import { anyText, wholeText } from '#tests/world/text.ts'
import { ownPath, pathOf } from './paths.ts'
import { adminPathOf } from './paths/admin.ts'

const site = 'https://bagdar.kz'

describe('a redirect target from outside', () => {
  it.each([
    '/',
    '/app',
    '/app/feed',
    '/app/tests/interests-60/questions/r01',
    '/app/professions?field=it&planned=3#top',
    '/app/professions?q=%D0%B2%D1%80%D0%B0%D1%87',
    '/auth/login?redirect=%2Fapp',
    '/app?next=https://evil.example',
    '/a:b@c',
    '/@evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/app//feed',
  ])('stays %s when it is our own path', target => expect(ownPath(target)).toBe(target))

  it.each([
    ['nothing', null],
    ['nothing', undefined],
    ['an empty text', ''],
    ['a host', '//evil.example'],
    ['a host', '///evil.example'],
    ['a host with a password', '//user:password@evil.example/app'],
    ['a host behind a backslash', '/\\evil.example'],
    ['a host behind a backslash', '\\\\evil.example'],
    ['a host behind a backslash', '\\/evil.example'],
    ['a backslash anywhere', '/app\\..\\evil'],
    ['a host behind a tab', '/\t/evil.example'],
    ['a host behind a line break', '/\n/evil.example'],
    ['a host behind a line break', '/\r\n/evil.example'],
    ['a host behind a tab and a backslash', '/\t\\evil.example'],
    ['a header of its own', '/app\r\nSet-Cookie: session=1'],
    ['a zero byte', '/app\u0000'],
    ['a zero byte first', '\u0000//evil.example'],
    ['an escape sequence', '/app\u001B[31m'],
    ['an address', 'https://evil.example'],
    ['an address in capitals', 'HTTPS://EVIL.EXAMPLE'],
    ['an address without slashes', 'https:evil.example'],
    ['an address with one slash', 'https:/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a tab', 'java\tscript:alert(1)'],
    ['a document', 'data:text/html,<script>alert(1)</script>'],
    ['a name', 'evil.example'],
    ['a path from here', 'app/feed'],
    ['a path from above', '../app'],
    ['a query', '?redirect=/app'],
    ['a host behind a space', ' //evil.example'],
    ['a host behind a tab', '\t//evil.example'],
    ['a path behind a space', ' /app'],
    ['an encoded path', '%2Fapp'],
    ['an encoded host', '%2F%2Fevil.example'],
    ['a slash of another script', '\uFF0F\uFF0Fevil.example'],
    ['a slash of another script', '\u2215evil.example'],
  ])('that is %s leads home', (_, target) => expect(ownPath(target)).toBe('/'))

  // Strings built from the fragments that forged targets use.
  const part = fc.constantFrom(
    ...['/', '/', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%09', '%00', '\u0000'],
    ...['https:', 'javascript:', 'evil.example', 'app', '\u00A0', '\u2028', '\uFEFF', '\uFF0F', '\u0085', '\u200E'],
  )
  const forged = fc.oneof(
    fc.array(part, { maxLength: 8 }).map(parts => parts.join('')),
    anyText(),
  )
  const underSlash = forged.map(text => `/${text}`)

  it('never leaves the site, whatever the browser makes of it', () => {
    fc.assert(
      fc.property(fc.oneof(forged, underSlash), target => {
        const path = ownPath(target)
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, `${site}/auth/login`).origin).toBe(site)
      }),
      { numRuns: runs(500) },
    )
  })

  it('leads to the very page it named or home, and asked again to the same', () => {
    fc.assert(
      fc.property(fc.oneof(forged, underSlash), target => {
        const path = ownPath(target)
        if (path !== '/') expect(new URL(path, site).href).toBe(new URL(target, site).href)
        expect(ownPath(path)).toBe(path)
      }),
    )
  })

  it('can be sent as a header, so that a hand-made one is not an error of ours', () => {
    const header = (target: string) => new Headers({ Location: ownPath(target) }).get('Location')
    for (const target of ['/app/поиск', '/app?q=Әлия', '/\u2028', '/app/\uD800', '/😀', '/app\u007F']) {
      expect(() => header(target), target).not.toThrow()
    }
  })

  it('from any page of ours brings people back there', () => {
    const address = fc
      .tuple(fc.array(wholeText({ maxLength: 6 }), { maxLength: 3 }), wholeText({ maxLength: 6 }))
      .map(
        ([steps, word]) => `${site}/${steps.map(encodeURIComponent).join('/')}?${new URLSearchParams({ q: word })}#end`,
      )
    const anyAddress = isLong ? fc.webUrl({ withQueryParameters: true, withFragments: true }) : address
    const page = anyAddress.map(url => new URL(url))
    fc.assert(
      fc.property(page, ({ pathname, search }) => {
        fc.pre(!pathname.startsWith('//'))
        const login = new URL(pathOf('login', null, { redirect: pathname + search }), site)
        expect(ownPath(login.searchParams.get('redirect'))).toBe(pathname + search)
      }),
    )
  })

  // With quadratic matching, such an address would exceed the test's time limit.
  it('of a million slashes is decided at once', () => {
    expect(ownPath('/'.repeat(1_000_000))).toBe('/')
    expect(ownPath(`/${'a/'.repeat(500_000)}\t`)).toBe('/')
  })
})

describe('the address of a page', () => {
  it('without parameters is its pattern', () => {
    expect(pathOf('landing')).toBe('/')
    expect(pathOf('feed')).toBe('/app/feed')
    expect(adminPathOf('analytics')).toBe('/admin/analytics')
  })

  it('has its parameters in their places', () => {
    expect(pathOf('test', { testId: 'interests-60' })).toBe('/app/tests/interests-60')
    expect(pathOf('question', { testId: 'interests-60', questionId: 'r01' })).toBe(
      '/app/tests/interests-60/questions/r01',
    )
    expect(pathOf('error', { status: '404' })).toBe('/errors/404')
    expect(adminPathOf('answerApplication', { applicationId: 'a1' })).toBe('/admin/applications/a1/answer')
  })

  it('has a query of what is given and leaves out what is not', () => {
    expect(pathOf('professions', null, { field: 'it', planned: 3 })).toBe('/app/professions?field=it&planned=3')
    expect(pathOf('professions', null, { field: '', planned: null, more: undefined })).toBe('/app/professions')
    expect(pathOf('professions', null, { page: 0 })).toBe('/app/professions?page=0')
    expect(pathOf('professions', null, {})).toBe('/app/professions')
    expect(pathOf('results', { testId: 't' }, { attempt: 'a1' })).toBe('/app/tests/t/results?attempt=a1')
  })

  it('holds nothing that would mean something else in an address', () => {
    expect(pathOf('profession', { professionId: 'a/b?c#d e' })).toBe('/app/professions/a%2Fb%3Fc%23d%20e')
    expect(pathOf('profession', { professionId: '$&' })).toBe('/app/professions/%24%26')
    expect(pathOf('login', null, { redirect: '/app?a=1&b=2' })).toBe('/auth/login?redirect=%2Fapp%3Fa%3D1%26b%3D2')
  })

  it('gives back every parameter and every query value', () => {
    const text = wholeText({ minLength: 1 }).filter(given => !/^\.{1,2}$/.test(given))
    fc.assert(
      fc.property(text, text, text, (testId, questionId, from) => {
        const url = new URL(pathOf('question', { testId, questionId }, { from }), site)
        const [, app, tests, test, questions, question, ...rest] = url.pathname.split('/')
        expect([app, tests, questions, ...rest]).toEqual(['app', 'tests', 'questions'])
        expect([decodeURIComponent(test!), decodeURIComponent(question!)]).toEqual([testId, questionId])
        expect(url.searchParams.get('from')).toBe(from)
      }),
    )
  })
})
