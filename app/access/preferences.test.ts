import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCookies, readPreferences, themes } from './preferences.ts'

const asking = (headers: Record<string, string>) => ({ headers: new Headers(headers) })
const withCookie = (cookie: string) => asking({ Cookie: cookie })

describe('the preferences of a visitor', () => {
  it('begin light and complete', () => {
    expect(readPreferences(asking({}))).toEqual({ theme: 'light', lite: false })
    expect(readPreferences(withCookie(''))).toEqual({ theme: 'light', lite: false })
  })

  it('are what was chosen', () => {
    expect(readPreferences(withCookie('language=kk; theme=dark; lite=1'))).toEqual({
      theme: 'dark',
      lite: true,
    })
    expect(readPreferences(withCookie('a=b; language=en;theme=light;  lite=0'))).toEqual({
      theme: 'light',
      lite: false,
    })
    expect(themes).toEqual(['light', 'dark'])
  })

  it.each(['theme=DARK', 'theme=', 'theme=blue', 'theme=dark%20'])('are light with the cookie %s', cookie =>
    expect(readPreferences(withCookie(cookie)).theme).toBe('light'),
  )

  it('are lite when the browser saves data, unless the visitor asked for the full page', () => {
    const lite = (headers: Record<string, string>) => readPreferences(asking(headers)).lite
    expect(lite({ 'Save-Data': 'on' })).toBe(true)
    expect(lite({ 'Save-Data': 'On' })).toBe(true)
    expect(lite({ 'Save-Data': 'off' })).toBe(false)
    expect(lite({ 'Save-Data': '' })).toBe(false)
    expect(lite({ 'Save-Data': 'on', Cookie: 'lite=0' })).toBe(false)
    expect(lite({ 'Save-Data': 'off', Cookie: 'lite=1' })).toBe(true)
    expect(lite({ 'Save-Data': 'on', Cookie: 'lite=yes' })).toBe(true)
    expect(lite({ Cookie: 'lite=yes' })).toBe(false)
  })

  it('are always ones we know, whatever the cookies say', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=; ,"%abckklangueethmdr01\t\u00FF') })
    fc.assert(
      fc.property(text, fc.constantFrom('', 'theme=', '; lite='), (given, name) => {
        const { theme, lite } = readPreferences(withCookie(name + given))
        expect(['light', 'dark']).toContain(theme)
        expect(typeof lite).toBe('boolean')
      }),
    )
  })
})

describe('the cookies of a request', () => {
  it('are read by name', () => {
    expect([...readCookies(withCookie('a=1; b=2;c=3'))]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ])
  })

  it('may hold an equals sign or nothing', () => {
    expect(readCookies(withCookie('token=abc==; empty=')).get('token')).toBe('abc==')
    expect(readCookies(withCookie('token=abc==; empty=')).get('empty')).toBe('')
  })

  it('without a name or a value are no cookies', () => {
    expect(readCookies(withCookie('lonely; =nameless; ; a=1')).size).toBe(1)
    expect(readCookies(asking({})).size).toBe(0)
  })

  it('may be named like a part of every object', () => {
    const cookies = readCookies(withCookie('__proto__=1; constructor=2'))
    expect(cookies.get('__proto__')).toBe('1')
    expect(cookies.get('constructor')).toBe('2')
    expect(cookies.get('toString')).toBeUndefined()
  })

  it('come back as they were sent', () => {
    const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.'), minLength: 1 })
    fc.assert(
      fc.property(fc.dictionary(token, token), cookies => {
        const header = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
        expect(Object.fromEntries(readCookies(withCookie(header.join('; '))))).toEqual({ ...cookies })
      }),
    )
  })
})
