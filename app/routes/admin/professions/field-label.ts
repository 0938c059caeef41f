import { inLanguages } from '#app/domain/professions/field-names.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import type { Translate } from '#app/i18n/reader.ts'

/** Returns the full label of a form field, for the history, error messages and the list of missing fields. */
export function fieldLabel(name: string, t: Translate<'adminProfessions'>): string {
  const [, kind, letter] = /^(interest|duty)([RIASEC])$/.exec(name) ?? []
  if (kind && letter) return t(`${kind as 'interest' | 'duty'}.of`, { letter })
  const [, chosen, number] = /^(value|trait|subject|skill)(\d)$/.exec(name) ?? []
  if (chosen && number) return t(`${chosen as 'value' | 'trait' | 'subject' | 'skill'}.at`, { number })
  const language = languages.find(one => name.endsWith(inLanguages[one]))
  if (!language) return t(name as Key<'adminProfessions'>)
  const said = t(name.slice(0, -inLanguages[language].length) as Key<'adminProfessions'>)
  return `${said}, ${languageNames[language]}`
}

/** Returns the label without the language, for places that name the language separately. */
export function bareLabel(name: string, t: Translate<'adminProfessions'>): string {
  const language = languages.find(one => name.endsWith(inLanguages[one]))
  return language ? t(name.slice(0, -inLanguages[language].length) as Key<'adminProfessions'>) : fieldLabel(name, t)
}
