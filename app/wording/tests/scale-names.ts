import { letters } from '#app/domain/professions/interests.ts'
import { personalityTraits, workValues } from '#app/domain/professions/vocabulary.ts'
import type { Reader } from '#app/i18n/reader.ts'

const plain = [...letters, ...personalityTraits, ...workValues] as const

/** A scale in plain words, or null for one that has no other name than its test's. */
export function plainName(key: string, { t }: Reader<'scales'>): string | null {
  return isOneOf(plain, key) ? t(`name.${key}`) : null
}

/** What a plain name leaves out: the school's own word and what belongs to it; null for all but interests. */
export function hintOf(key: string, { t }: Reader<'scales'>): string | null {
  return isOneOf(letters, key) ? t(`hint.${key}`) : null
}

/** «Искать причину» within a sentence. */
export function withSmallLetter(name: string) {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function isOneOf<K extends string>(known: readonly K[], key: string): key is K {
  return (known as readonly string[]).includes(key)
}
