import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#app/i18n/config.ts'
import { openContent } from '#prisma/seed/content-folder.ts'
import { textsIn } from '#tests/world/texts-in.ts'

const root = join(import.meta.dirname, '..', '..')

/** Wrong words for terms of the glossary. In the content of professions the same words mean a lane or a strip of land,
 *  so only texts about scores are checked: catalogues, wording and tests. */
const otherwise: Record<Language, readonly RegExp[]> = {
  // The band of a score is called диапазон.
  ru: [/(^|[^\p{L}])полос/iu],
  kk: [
    // The band of a score is called аралық, a score балл.
    /жола[қғ]|ұпай|диапазон|полоса/iu,
    // Literal translations from Russian that are not idiomatic Kazakh.
    /болып табылады|орын алады|өз кезегінде/iu,
    // The polite form of address begins with a capital letter.
    /(^|[^\p{L}])(сіз|сізге|сізді|сіздің|сен|саған)(?!\p{L})/u,
  ],
  en: [/\bdiapason\b/i],
}

const literal = /'[^'\n]*'|`[^`]*`|"[^"\n]*"/g
const literalsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => readFileSync(join(root, folder, name), 'utf8').match(literal) ?? [])

const content = openContent()

const textsOf = (language: Language) => [
  ...literalsIn(join('app', 'i18n', 'locales', language)),
  ...literalsIn(join('app', 'wording', 'analysis', language)),
  ...content.list('tests', '.json').flatMap(name => textsIn(content.json('tests', name), language)),
]

describe('the terms of the glossary', () => {
  it.each(languages)('are the same in catalogues, analyses and tests (%s)', language => {
    const texts = textsOf(language)
    expect(texts.length).toBeGreaterThan(7000)
    for (const pattern of otherwise[language]) expect(texts.filter(text => pattern.test(text))).toEqual([])
  })
})
