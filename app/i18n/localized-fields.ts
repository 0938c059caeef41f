import { type Language, languageNames, languages } from './config.ts'

/** Suffix of a form field's name in each language: `titleKk` is the title in Kazakh. */
export const languageSuffixes = { ru: 'Ru', kk: 'Kk', en: 'En' } as const satisfies Record<Language, string>

/** Splits the name of a form field into the text it is a part of and its language, which is null for other fields. */
export function splitLocalized(field: string): { name: string; language: Language | null } {
  const language = languages.find(one => field.endsWith(languageSuffixes[one])) ?? null
  return { name: language ? field.slice(0, -languageSuffixes[language].length) : field, language }
}

/** Returns the full label of a form field: that of the text, with the language it is written in. */
export function localizedLabel(field: string, labelOf: (name: string) => string): string {
  const { name, language } = splitLocalized(field)
  return language ? `${labelOf(name)} · ${languageNames[language]}` : labelOf(name)
}
