import { fold } from '#app/domain/text/fold.ts'
import lists from './common-passwords.json' with { type: 'json' }

// Our own list of the passwords people in Kazakhstan choose first, in three languages and both keyboard layouts,
// checked offline. It stores about 2,500 words and names; `expand` derives entries from them as people do to reach
// eight characters: in Latin letters, and with a term of endearment before or after a name.

const choices = new Map(Object.entries(lists.transliteration))

/** Transliterates a Cyrillic word to Latin twice: with the first and with the last choice for each letter. */
function transliterate(word: string): string[] {
  const by = (at: number) => Array.from(word, letter => choices.get(letter)?.at(at) ?? letter).join('')
  return [by(0), by(-1)]
}

/** Derives all entries from the lists, more than 10,000. Runs once, when the first password is checked. */
export function expand(): Set<string> {
  const entries = new Set(lists.words.flatMap(word => [core(word), fold(word)]).filter(Boolean))
  const { before, after } = lists.around
  for (const word of lists.words) for (const latin of transliterate(word)) entries.add(latin)
  for (const name of lists.names) {
    const [latin = '', other = ''] = transliterate(name)
    for (const form of [name, latin, other]) entries.add(form)
    // A Latin term of endearment goes with the Latin form of the name.
    const fitting = (word: string) => (/[a-z]/.test(word) ? latin : name)
    for (const word of before) entries.add(word + fitting(word))
    for (const word of after) entries.add(fitting(word) + word)
  }
  return entries
}

let entries: Set<string> | undefined
const runs = [...lists.rows, ...lists.rows.map(row => Array.from(row).reverse().join(''))]
const otherLayout = new Map(Array.from(lists.keys.latin, (key, at) => [key, lists.keys.cyrillic[at]!]))

/** Checks whether a password is easily guessed: a common word with digits and signs around it (also typed with the
 *  other keyboard layout or in leet), neighbouring keys, a repeated piece, digits only, or the person's own name.
 *  `names` are the username and names of the person. */
export function isCommonPassword(password: string, names: string[] = []): boolean {
  const typed = fold(password)
  const shifted = Array.from(typed, key => otherLayout.get(key) ?? key).join('')
  const common = (entries ??= expand())
  const known = new Set(names.map(core).filter(name => name.length >= 3))
  return (
    [typed, shifted, unleet(typed)].some(text => {
      const inside = core(text)
      return (
        common.has(text) ||
        common.has(inside) ||
        known.has(inside) ||
        isWalk(text) ||
        isWalk(inside) ||
        isRepetition(text)
      )
    }) || isOnlyDigits(typed)
  )
}

/** Strips everything but letters: people put digits and signs around and between them. */
function core(text: string) {
  return fold(text).replace(/[^\p{L}]/gu, '')
}

function unleet(text: string) {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }
  return text.replace(/[013457@$!]/g, sign => letters[sign]!)
}

/** Checks whether a text consists of runs of at least three neighbouring keys or letters of the alphabet: `qwerty123`
 *  does, `1q2w3e` does not. */
function isWalk(text: string) {
  if (text.length < 3) return false
  let at = 0
  while (at < text.length) {
    const run = longestRunAt(text, at)
    if (run < 3) return false
    at += run
  }
  return true
}

function longestRunAt(text: string, at: number) {
  let length = 0
  while (at + length < text.length && runs.some(row => row.includes(text.slice(at, at + length + 1)))) length += 1
  return length
}

function isRepetition(text: string) {
  return /^(.{1,4})\1+$/u.test(text)
}

/** Birthdays, telephone numbers and counting are all guessed within seconds. */
function isOnlyDigits(text: string) {
  return /^[\d\s.\-/+]{1,14}$/.test(text)
}
