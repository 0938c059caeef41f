import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountLanguageCookie, findLanguage, languageOf } from './language.server.ts'

const asking = (headers: Record<string, string>) => new Request('http://bagdar.example/', { headers })
const found = (headers: Record<string, string>) => findLanguage({ request: asking(headers), context: {} })

describe('the language of a reader', () => {
  it('is Russian at first', async () => {
    expect(await found({})).toBe('ru')
    expect(await found({ Cookie: '' })).toBe('ru')
  })

  it.each(['ru', 'kk', 'en'])('is %s once it was chosen', async language => {
    expect(await found({ Cookie: `language=${language}` })).toBe(language)
    expect(await found({ Cookie: `a=b; language=${language};theme=light;  lite=0` })).toBe(language)
  })

  it.each([
    'language=de',
    'language=RU',
    'language=EN',
    'language=en-GB',
    'language=kk,en',
    'language=',
    'language',
    'Language=kk',
    'language="kk"',
    'language=kk%00',
    'xlanguage=kk',
  ])('is Russian with the cookie %s', async cookie => expect(await found({ Cookie: cookie })).toBe('ru'))

  it.each(['kk', 'en-GB,en;q=0.9', 'kk-KZ,ru;q=0.8', '*', ';;;'])(
    'does not depend on what the device is set to: %s',
    async accepted => {
      expect(await found({ 'Accept-Language': accepted })).toBe('ru')
      expect(await found({ 'Accept-Language': accepted, Cookie: 'language=kk' })).toBe('kk')
    },
  )

  it('is always one we know, whatever the cookies say', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'=; ,"%abckklangueethmdr01\t\u00FF') })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('', 'language=', '; language='), async (given, name) => {
        expect(['ru', 'kk', 'en']).toContain(await found({ Cookie: name + given }))
      }),
    )
  })

  it('is found once per request and kept with it', async () => {
    const context = {}
    await findLanguage({ request: asking({ Cookie: 'language=kk' }), context })
    expect(languageOf({ context })).toBe('kk')
    expect(await findLanguage({ request: asking({ Cookie: 'language=en' }), context })).toBe('kk')
  })

  it('is unknown before a guard was passed', () => {
    expect(() => languageOf({ context: {} })).toThrow('guard')
  })
})

describe('the language of an account', () => {
  it('comes along to a device that has not chosen one', () => {
    expect(accountLanguageCookie(asking({}), 'kk')).toMatch(/^language=kk; Path=\/; Max-Age=31536000; SameSite=Lax/)
    expect(accountLanguageCookie(asking({ Cookie: 'theme=dark' }), 'en')).toMatch(/^language=en;/)
  })

  it('leaves the choice of a device alone', () => {
    for (const chosen of ['ru', 'kk', 'de', '']) {
      expect(accountLanguageCookie(asking({ Cookie: `language=${chosen}` }), 'en')).toBeNull()
    }
  })

  it('is nothing to bring along where there is none we know', () => {
    for (const language of [null, '', 'de', 'KK']) expect(accountLanguageCookie(asking({}), language)).toBeNull()
  })
})
