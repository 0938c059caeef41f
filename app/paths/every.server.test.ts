import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, wholeText } from '#tests/world/text.ts'
import { addressesOf } from './address.ts'
import { patternOf, patterns } from './every.server.ts'

const pathOfAny = addressesOf(patterns)

describe('the pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/app', '/app'],
    ['/app/', '/app'],
    ['/app/feed', '/app/feed'],
    ['/app/tests/interests-60', '/app/tests/:testId'],
    ['/app/tests/interests-60/', '/app/tests/:testId'],
    ['/app/tests/interests-60/results', '/app/tests/:testId/results'],
    ['/app/tests/interests-60/questions/r01', '/app/tests/:testId/questions/:questionId'],
    ['/app/professions/nurse/thumb', '/app/professions/:professionId/thumb'],
    ['/app/professions/%D0%B0%20b', '/app/professions/:professionId'],
    ['/errors/404', '/errors/:status'],
    ['/api/v1/auth/me', '/api/v1/auth/me'],
    ['/healthz', '/healthz'],
    ['/admin/applications/a1/answer', '/admin/applications/:applicationId/answer'],
  ])('%s is %s', (pathname, pattern) => expect(patternOf(pathname)).toBe(pattern))

  it.each([
    '',
    'app',
    '/App',
    '/app/tests/a/b',
    '/app/feed/more',
    '/wp-login.php',
    '/app/tests/a/nothing',
    '/x/app/feed',
    '/app/feed\n',
  ])('%j belongs to no page', pathname => expect(patternOf(pathname)).toBeNull())

  it('of every page of ours is its own', () => {
    const id = wholeText({ minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(patterns) as (keyof typeof patterns)[])), id, (name, given) => {
        const params = Object.fromEntries([...patterns[name].matchAll(/:(\w+)/g)].map(([, key]) => [key!, given]))
        expect(patternOf(pathOfAny(name as 'test', params as { testId: string }))).toBe(patterns[name])
      }),
    )
  })

  it('never names what was put into the address', () => {
    fc.assert(
      fc.property(anyText(), text => {
        const pattern = patternOf(`/${text}`)
        expect(pattern === null || (Object.values(patterns) as string[]).includes(pattern)).toBe(true)
      }),
    )
  })

  it('belongs to one page only', () => {
    const all = Object.values(patterns)
    expect(new Set(all).size).toBe(all.length)
    for (const pattern of all) expect(patternOf(pattern)).toBe(pattern)
  })
})
