import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel, splitLocalized } from '#app/i18n/localized-fields.ts'
import type { Translate } from '#app/i18n/reader.ts'

/** Returns the full label of a form field, for the history, error messages and the list of missing fields. */
export function fieldLabel(name: string, t: Translate<'adminProfessions'>): string {
  const [, kind, letter] = /^(interest|duty)([RIASEC])$/.exec(name) ?? []
  if (kind && letter) return t(`${kind as 'interest' | 'duty'}.of`, { letter })
  const [, chosen, number] = /^(value|trait|subject|skill)(\d)$/.exec(name) ?? []
  if (chosen && number) return t(`${chosen as 'value' | 'trait' | 'subject' | 'skill'}.at`, { number })
  return localizedLabel(name, stem => t(stem as Key<'adminProfessions'>))
}

/** Returns the label without the language, for places that name the language separately. */
export function bareLabel(name: string, t: Translate<'adminProfessions'>): string {
  return fieldLabel(splitLocalized(name).name, t)
}
