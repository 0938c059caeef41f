/** What a school prints for those who want to join. Without letters and figures that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Cyrillic letters a keyboard in the wrong layout leaves, and the Latin ones they look like. */
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

/** A code from random bytes, one for each sign. */
export function joinCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError(`a code takes ${LENGTH} bytes`)
  return Array.from(bytes.subarray(0, LENGTH), byte => alphabet[byte % alphabet.length]).join('')
}

/** A code as it is kept, however it was typed; what is no code stays none. */
export function readJoinCode(typed: string): string {
  return Array.from(typed.normalize('NFKC').toUpperCase(), letter => looks[letter] ?? letter)
    .filter(letter => /[A-Z0-9]/.test(letter))
    .join('')
}

/** As it is printed: `7KQ4-M9TX`. */
export function printedCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
