import letters from './latin.json' with { type: 'json' }

/** Latin equivalents of Kazakh and Russian letters, close to ICAO Doc 9303 (passports) except that Қ differs from К,
 *  and of Latin letters that are not a plain letter with an accent. */
const latin: Record<string, string> = letters

/** Transliterates to lower-case Latin letters and digits. All other characters become spaces. */
export function transliterate(text: string): string {
  const written = Array.from(text.normalize('NFKC').toLowerCase(), letter => latin[letter] ?? letter).join('')
  return written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Usernames may have 30 characters; the rest is left for a number that makes them unique. */
const LONGEST = 25
const SHORTEST = 3

/** Suggests a username such as `aigerim.seitova`, in letters available on every keyboard. It has 3 to 25 characters, so
 *  that a number can follow. The caller checks whether it is taken or reserved. */
export function usernameFrom(firstName: string, lastName: string): string {
  const [first, last] = [firstName, lastName].map(name => transliterate(name).replaceAll(' ', ''))
  const whole = [first, last].filter(Boolean).join('.')
  // A long first name is reduced to its initial before the family name is cut.
  const fitting = whole.length <= LONGEST || !first || !last ? whole : `${first[0]}.${last}`
  const cut = fitting.slice(0, LONGEST).replace(/\.$/, '')
  return cut.length >= SHORTEST ? cut : `user.${cut}`.replace(/\.$/, '')
}
