import { findingsIn } from '#app/domain/text-safety/findings.ts'

/** Checks whether a hashtag may be shown publicly: no rude words, threats, personal data or signs of self-harm. It
 *  is checked both as written and split into words. */
export function fitsTrends(name: string): boolean {
  return [name, wordsOf(name)].every(text => findingsIn(text).length === 0)
}

/** Splits a hashtag into words («ПервыйПроект_2026»): before a capital letter, around digits and at underscores. */
function wordsOf(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ').replaceAll('_', ' ')
}
