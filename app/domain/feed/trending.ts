import { findingsIn } from '#app/domain/text-safety/findings.ts'

/** Whether a hashtag may stand where everybody reads it: there is nothing rude in it, no number of somebody and nothing of
 *  what a person in need would write. Words written together are looked at together and apart. */
export function fitsTrends(name: string): boolean {
  return [name, wordsOf(name)].every(text => findingsIn(text).length === 0)
}

/** «ПервыйПроект_2026» as its words: parted at a small letter before a large one, at digits and at lines. */
function wordsOf(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ').replaceAll('_', ' ')
}
