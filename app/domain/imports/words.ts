import type { genders } from '#app/domain/accounts/answers.ts'
import type { Language } from '#app/i18n/config.ts'
import words from './list-words.json' with { type: 'json' }

/** Folded words for genders and languages in lists, in three languages. */
export const genderWords = meanings<(typeof genders)[number]>(words.genders)
export const languageWords = meanings<Language>(words.languages)

/** Beginnings of the names of the months, from January. */
export const months = words.months

function meanings<T extends string>(all: Record<T, string[]>): Map<string, T> {
  return new Map(
    Object.entries<string[]>(all).flatMap(([meaning, synonyms]) => synonyms.map(word => [word, meaning as T])),
  )
}
