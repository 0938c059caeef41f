import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messagesOf, namespaces } from './catalogues.server.ts'
import type { Namespace } from './catalogue.ts'
import { type Language, languages } from './config.ts'
import { getFixedT, i18next, readerOf } from './i18next.server.ts'
import { translate, type Values } from './translate.ts'

type Translator = (key: string, values?: Values) => string

/** The three implementations: i18next itself, the cached translator of the server, and the small one of the browser. */
function readersOf(language: Language, namespace: Namespace): [Translator, Translator, Translator] {
  const messages = messagesOf(language, namespace)
  return [
    i18next.getFixedT(language, namespace),
    getFixedT(language, namespace) as Translator,
    (key, values) => translate(messages, language, key, values),
  ]
}

const plural = /_(zero|one|two|few|many|other)$/
const keysOf = (language: Language, namespace: Namespace) => {
  const keys = Object.keys(messagesOf(language, namespace))
  return [...new Set([...keys, ...keys.map(key => key.replace(plural, ''))])]
}
const gapsOf = (language: Language, namespace: Namespace, key: string) =>
  Object.entries(messagesOf(language, namespace))
    .filter(([name]) => name.replace(plural, '') === key.replace(plural, ''))
    .flatMap(([, message]) => [...message.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!))

const counts = [0, 1, 2, 5, 11, 21, 1.5, 1_000_000]
const text = 'Айгерім & «Қазақ» <b> $& $1 $t(title) \\'

/** Values to test a message with: none, texts and numbers; for a message with a count also every plural form. */
function* tried(language: Language, namespace: Namespace, key: string): Generator<Values | undefined> {
  const gaps = gapsOf(language, namespace, key)
  const filled = (value: string | number) => Object.fromEntries(gaps.map(gap => [gap, value]))
  yield undefined
  if (gaps.length > 0) yield* [{}, filled(text), filled(0)]
  if (gaps.includes('count') || `${key}_other` in messagesOf(language, namespace)) {
    for (const count of counts) yield { ...filled(text), count }
  }
}

describe.each(languages)('every message in %s', language => {
  it.each(namespaces)(
    'of %s is the same from i18next, on the server and in the browser',
    namespace => {
      const [theirs, server, browser] = readersOf(language, namespace)
      let compared = 0
      for (const key of keysOf(language, namespace)) {
        for (const values of tried(language, namespace, key)) {
          const expected = browser(key, values)
          expect([theirs(key, values), server(key, values)], `${key} ${JSON.stringify(values)}`).toEqual([
            expected,
            expected,
          ])
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(0)
    },
    60_000,
  )
})

describe('a translator', () => {
  it('is made once for a language and a namespace', () => {
    expect(readerOf('kk', 'plan')).toBe(readerOf('kk', 'plan'))
    expect(readerOf('kk', 'plan').in('roadmap')).toBe(readerOf('kk', 'roadmap'))
    expect(getFixedT('kk', 'plan')).toBe(readerOf('kk', 'plan').t)
    expect(readerOf('kk', 'plan').language).toBe('kk')
  })

  it('knows the keys of its namespace only', () => {
    const t = getFixedT('en', 'errors')
    // @ts-expect-error there is no such key
    expect(t('unknown.key')).toBe('unknown.key')
    // @ts-expect-error a key of another namespace
    expect(t('lead.next')).toBe('lead.next')
    // @ts-expect-error there is no such namespace
    expect(getFixedT('en', 'nowhere')('title')).toBe('title')
  })

  it('says a missing key as itself even if every object has something of that name', () => {
    const translate = getFixedT('ru', 'common') as Translator
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(translate(key)).toBe(key)
      expect(translate(key, { count: 2 })).toBe(key)
    }
  })

  it('says what people wrote as it was written, and never reads it for gaps or keys', () => {
    const [, server, browser] = readersOf('en', 'science')
    fc.assert(
      fc.property(
        fc.constantFrom(...keysOf('en', 'science')),
        fc.string({ unit: fc.constantFrom(...'{}$t(a)count') }),
        (key, value) => {
          const gaps = gapsOf('en', 'science', key)
          const values = Object.fromEntries(gaps.map((gap, at) => [gap, at === 0 ? `{${gaps.at(-1)}}` : value]))
          return server(key, values) === browser(key, values)
        },
      ),
    )
  })

  it('fills gaps itself, for i18next alone fills the wrong one when a person typed the name of another', () => {
    const values = { points: '{score}', score: 7, band: 'b', percent: 'c' }
    const [theirs, server] = readersOf('en', 'chance')
    const template = server('lift.points')
    expect(template.indexOf('{points}')).toBeLessThan(template.indexOf('{score}'))
    expect(server('lift.points', values)).toContain('{score}')
    expect(theirs('lift.points', { ...values })).not.toBe(server('lift.points', values))
  })

  it('keeps nothing of what it was told: the next reader gets their own values', () => {
    const translate = getFixedT('en', 'plan') as Translator
    const leadOf = (task: string) => translate('lead.next', { today: 'today', task, date: 'tomorrow' })
    expect(leadOf('one')).toContain('one')
    expect(leadOf('two')).not.toContain('one')
  })
})
