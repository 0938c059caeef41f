import { letters } from '#app/domain/professions/interests.ts'
import { personalityTraits, workValues } from '#app/domain/professions/vocabulary.ts'
import type { Reader } from '#app/i18n/reader.ts'

const plain = [...letters, ...personalityTraits, ...workValues] as const

/** Returns the plain name of a scale, or `null` for one named only by its test. */
export function plainName(key: string, { t }: Reader<'scales'>): string | null {
  return isOneOf(plain, key) ? t(`name.${key}`) : null
}

/** Returns what a plain name leaves out: the school's term and what belongs to it. `null` for all but interests. */
export function hintOf(key: string, { t }: Reader<'scales'>): string | null {
  return isOneOf(letters, key) ? t(`hint.${key}`) : null
}

/** Lowers the first letter, for use within a sentence: «искать причину». */
export function withSmallLetter(name: string) {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function isOneOf<K extends string>(known: readonly K[], key: string): key is K {
  return (known as readonly string[]).includes(key)
}
