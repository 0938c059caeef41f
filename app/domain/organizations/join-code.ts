/** Alphabet of the printed join code, without look-alike letters and digits. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Cyrillic letters typed with the wrong keyboard layout, mapped to the Latin letters they look like. */
const looks: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
  Ғ: 'F',
  Ѕ: 'S',
  Ј: 'J',
}

/** Makes a code from random bytes, one per character. */
export function joinCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError(`a code takes ${LENGTH} bytes`)
  return Array.from(bytes.subarray(0, LENGTH), byte => alphabet[byte % alphabet.length]).join('')
}

/** Normalises a typed code to its stored form. An invalid code stays invalid. */
export function readJoinCode(typed: string): string {
  return Array.from(typed.normalize('NFKC').toUpperCase(), letter => looks[letter] ?? letter)
    .filter(letter => /[A-Z0-9]/.test(letter))
    .join('')
}

/** Formats a code for print: `7KQ4-M9TX`. */
export function printedCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
