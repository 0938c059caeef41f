import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { subjects } from '#app/domain/accounts/answers.ts'
import { feedbackQuestions } from '#app/domain/guidance/feedback.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { GROUP_CONTEXT } from '#app/i18n/group-words.ts'
import type { Messages } from '#app/i18n/translate.ts'

const files = import.meta.glob<Messages>('/app/i18n/locales/*/*.ts', { eager: true, import: 'default' })
const app = join(import.meta.dirname, '..', '..', 'app')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/locales|\.test\./.test(path))
  .map(path => [path, readFileSync(join(app, path), 'utf8')] as const)

const catalogue = (language: string, namespace: string) => files[`/app/i18n/locales/${language}/${namespace}.ts`] ?? {}
const namespacesOf = (language: string) =>
  Object.keys(files).flatMap(path => {
    const [, at, namespace] = /locales\/(\w+)\/(\w+)\.ts$/.exec(path) ?? []
    return at === language && namespace ? [namespace] : []
  })
const namespaces = namespacesOf('ru')

/** Variant of a message for organisations with groups instead of classes. */
const variant = new RegExp(`_${GROUP_CONTEXT}$`)
const plural = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(plural, '')
const stemsOf = (messages: Messages) => [...new Set(Object.keys(messages).map(stemOf))].sort()

describe('the catalogues', () => {
  it.each(languages)('in %s are the same as in Russian', language => {
    expect(namespacesOf(language).sort()).toEqual(namespaces.toSorted())
  })

  // Text that fits on a phone in Kazakh fits in every language, so a browser checks each page in Kazakh only
  // (every-page.spec.ts).
  it('have the longest words in Kazakh', () => {
    const lengthOf = (language: string) => {
      const messages = namespacesOf(language).flatMap(namespace => Object.values(catalogue(language, namespace)))
      const words = new Set(messages.flatMap(message => message.match(/\p{L}+/gu) ?? []))
      const longest = [...words].map(word => word.length).sort((one, other) => other - one)
      return longest.slice(0, 100).reduce((sum, length) => sum + length, 0) / 100
    }
    expect(lengthOf('kk')).toBeGreaterThan(lengthOf('ru'))
    expect(lengthOf('kk')).toBeGreaterThan(lengthOf('en'))
  })
})

describe.each(namespaces)('the catalogue of %s', namespace => {
  it.each(languages)('has every message in %s', language => {
    const messages = catalogue(language, namespace)
    expect(stemsOf(messages)).toEqual(stemsOf(catalogue('ru', namespace)))
    for (const [key, message] of Object.entries(messages)) expect(message.trim(), key).not.toBe('')
  })

  it.each(languages)('has every plural form that %s needs for whole numbers', language => {
    const messages = catalogue(language, namespace)
    const rules = new Intl.PluralRules(language)
    const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))]
    const counted = languages.flatMap(other =>
      Object.keys(catalogue(other, namespace))
        .filter(key => plural.test(key))
        .map(stemOf),
    )
    for (const stem of new Set(counted)) {
      for (const form of needed) expect(Object.keys(messages)).toContain(`${stem}_${form}`)
    }
  })

  it('says the same things in all languages: the same places are filled in', () => {
    const placesOf = (language: string, stem: string) =>
      Object.entries(catalogue(language, namespace))
        .filter(([key]) => stemOf(key) === stem)
        .map(([key, message]) => [language, key, [...new Set(message.match(/\{\w+\}/g) ?? [])].sort().join(' ')])
    for (const stem of stemsOf(catalogue('ru', namespace))) {
      const forms = languages.flatMap(language => placesOf(language, stem))
      expect(new Set(forms.map(([, , places]) => places)).size, JSON.stringify(forms)).toBe(1)
    }
  })

  it('holds nothing that no page says', () => {
    const stems = stemsOf(catalogue('ru', namespace)).map(stem => stem.replace(variant, ''))
    expect(unusedIn(namespace, [...new Set(stems)])).toEqual([])
  })

  it('holds everything its pages say', () => {
    const unknown = sources.flatMap(([path, text]) => {
      const own = namesIn(text)
      if (own.length !== 1 || own[0] !== namespace) return []
      const stems = stemsOf(catalogue('ru', namespace))
      const used = [...text.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g)].map(([, key]) => key!)
      return used.filter(key => !stems.includes(key)).map(key => `${path}: ${key}`)
    })
    expect(unknown).toEqual([])
  })
})

it('a page that says what failed has the sentence for it', () => {
  const used = failuresOf(sources.map(([, text]) => text).join('\n'))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter(key => !(key in catalogue('ru', 'failures')))).toEqual([])
})

describe('a message no page says', () => {
  it.each([
    ['common', 'nav.unheardOf'],
    ['plan', 'unheardOf'],
    ['plan', 'fact.unheardOf'],
    ['archive', 'unheardOf.at'],
    ['science', 'unheardOf.1'],
    ['wizard', 'invalid.unheardOf'],
    ['skills', 'UNHEARD_OF'],
  ])('is found: in %s, %s', (namespace, key) => {
    expect(unusedIn(namespace, [key])).toEqual([key])
  })

  it('is found although another namespace has one of that name', () => {
    expect(unusedIn('landing', ['ready'])).toEqual(['ready'])
  })
})

/** Keys that are names of values, listed where the values are defined. */
const names: Record<string, readonly string[]> = {
  failures: failuresOf(sources.map(([, text]) => text).join('\n')),
  subjects,
  skills,
  feedback: [...feedbackQuestions, '1', '2', '3', '4', '5'],
  // Reasons for which the search of the catalogue refuses a field.
  institutions: ['short', 'number'],
}

/** Returns the keys of error messages that pages declare in `handle.failure`. */
function failuresOf(text: string) {
  return [...text.matchAll(/\bfailure: (\{[^}]*\})/g)].flatMap(([, keys]) => literalsIn(keys!))
}

/** Returns the keys of a namespace that are used nowhere. A key is used if a file that names the namespace contains it,
 *  whole or composed (`count.${name}`); a key with a dot may be in any file. */
function unusedIn(namespace: string, keys: string[]): string[] {
  const own = sources.filter(([, text]) => new RegExp(`['"\`]${namespace}['"\`]`).test(text))
  const written = new Set(own.flatMap(([, text]) => literalsIn(text)))
  const anywhere = new Set(sources.flatMap(([, text]) => literalsIn(text)))
  const composed = own.flatMap(([, text]) => composedIn(text))
  return keys.filter(
    key =>
      !written.has(key) &&
      !names[namespace]?.includes(key) &&
      !(key.includes('.') && anywhere.has(key)) &&
      !composed.some(expression => expression.test(key)) &&
      !isFieldError(key, namespace),
  )
}

function literalsIn(text: string) {
  return [...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key!)
}

/** Returns the composed keys of a file as patterns. Templates with a space or slash are not keys. In `${stem}.${part}`
 *  the stem must be a literal of the same file, or a number like the sections of a document. */
function composedIn(text: string): RegExp[] {
  return [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template]) => {
    const fixed = template!.split(/\$\{[^}]*\}/)
    if (!/^[\w.-]*$/.test(fixed.join(''))) return []
    if (/\w/.test(fixed.join(''))) return [exactly(fixed.map(escape).join('[\\w.-]+'))]
    if (fixed.join('') !== '.') return []
    const stems = [...new Set(text.match(/(?<=['"])[a-z]\w*(?=['"])|\b[a-z]\w*(?=:)/g) ?? [])]
    return [exactly(`(?:\\d+|${stems.join('|')})\\.[\\w.-]+`)]
  })
}

/** Checks whether a key is the message of a field error that a form of the namespace can have: the name of the field or
 *  of the error occurs in the code. */
function isFieldError(key: string, namespace: string): boolean {
  const [, name] = /^(?:required|invalid)\.([\w.]+)$/.exec(key) ?? []
  const used = namespace === 'fields' || sources.some(([, text]) => wordsErrors(text, namespace))
  if (name === undefined || !used) return false
  const [first] = name.split('.')
  return sources.some(([, text]) => new RegExp(`'${first}'|\\b${first}\\??[:,]|\`${first}\\.\\$`).test(text))
}

/** Checks whether a file uses a namespace for field errors. */
function wordsErrors(text: string, namespace: string) {
  return new RegExp(`useFieldMessage\\([^)]*'${namespace}'`).test(text)
}

/** Returns the namespaces whose translators a file requests. */
function namesIn(text: string) {
  const used = [
    ...text.matchAll(
      /(?:useTranslation|reading|getFixedT|readerOf|[.]in)\((?:\w+, )?(?:'(\w+)'|(\w+))\)|(?:Reader|Translate)<'(\w+)'>/g,
    ),
  ]
  return [...new Set(used.map(([, literal, variable, typed]) => literal ?? typed ?? `?${variable}`))]
}

const exactly = (pattern: string) => new RegExp(`^${pattern}$`)
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
