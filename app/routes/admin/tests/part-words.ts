import type { Key } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/config.ts'

export type Say = (key: Key<'adminTests'>, values?: Record<string, string | number>) => string

const spoken = { Ru: 'ru', Kk: 'kk', En: 'en' } as const

/** Returns the label of a field: `titleKk` is the title in Kazakh, `option3Ru` the third answer in Russian. */
export function fieldLabel(t: Say, name: string): string {
  const [, stem = name, number, ending] = /^([a-z]+?)(\d*)(Ru|Kk|En)?$/i.exec(name) ?? []
  const label = t(`field.${stem}` as Key<'adminTests'>, { number: number ?? '' })
  return ending ? t('inLanguage', { field: label, language: languageNames[spoken[ending as 'Ru']] }) : label
}
