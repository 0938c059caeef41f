import letters from './latin.json' with { type: 'json' }

/** Cyrillic letters of Kazakh and Russian in Latin, close to how passports write them (ICAO Doc 9303), save that Қ stays
 *  apart from К; then Latin letters that are no plain letter with an accent. */
const latin: Record<string, string> = letters

/** A text in plain Latin letters and digits, lower case; everything else becomes a space. */
export function transliterate(text: string): string {
  const written = Array.from(text.normalize('NFKC').toLowerCase(), letter => latin[letter] ?? letter).join('')
  return written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Room for the number that makes a username unique, out of the 30 letters it may have. */
const LONGEST = 25
const SHORTEST = 3

/** The username suggested for a name, `aigerim.seitova`: as people type it on any keyboard. Between 3 and 25 letters, so
 *  that a number fits behind it; whether it is taken or reserved is for the caller to ask. */
export function usernameFrom(firstName: string, lastName: string): string {
  const [first, last] = [firstName, lastName].map(name => transliterate(name).replaceAll(' ', ''))
  const whole = [first, last].filter(Boolean).join('.')
  // A long first name gives way to its initial before the family name is cut.
  const fitting = whole.length <= LONGEST || !first || !last ? whole : `${first[0]}.${last}`
  const cut = fitting.slice(0, LONGEST).replace(/\.$/, '')
  return cut.length >= SHORTEST ? cut : `user.${cut}`.replace(/\.$/, '')
}
