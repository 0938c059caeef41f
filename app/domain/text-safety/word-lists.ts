import { runsOf, type Word } from './letters.ts'
import listed from './personal-words.json' with { type: 'json' }
import { Stems } from './stems.ts'
import type { Work } from './work.ts'

type List = Exclude<keyof typeof listed, 'about' | 'messengerSites'>

const stems = new Stems<string>()
for (const [list, words] of Object.entries(listed)) {
  if (list === 'about' || list === 'messengerSites') continue
  for (const word of words) stems.add(word, list)
}

/** Cache of the lists that contain a word. */
const known = new WeakMap<Word, string[]>()

/** Checks whether a word, in any of its readings, is in a list of `personal-words.json`. */
export function isListed(word: Word | undefined, list: List, work: Work): boolean {
  if (!word) return false
  let lists = known.get(word)
  if (!lists) known.set(word, (lists = listsOf(word, work)))
  return lists.includes(list)
}

function listsOf(word: Word, work: Work): string[] {
  const readings = [runsOf(word.letters, 'cyrillic'), runsOf(word.letters, 'latin')]
  return readings.flatMap(runs => (runs ? stems.of(runs, work) : []))
}

/** Checks whether a word within `reach` words before `from` or after `to` is in a list. Stays within the sentence. */
export function isListedNear(
  words: readonly Word[],
  { from, to, reach }: { from: number; to: number; reach: number },
  list: List,
  work: Work,
): boolean {
  for (let at = from; at > Math.max(0, from - reach) && !words[at]!.begins; at--) {
    if (isListed(words[at - 1], list, work)) return true
  }
  for (let at = to + 1; at <= to + reach && at < words.length && !words[at]!.begins; at++) {
    if (isListed(words[at], list, work)) return true
  }
  return false
}
