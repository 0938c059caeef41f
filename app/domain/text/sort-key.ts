import type { Language } from '#app/i18n/config.ts'
import { fold } from './fold.ts'

const alphabets: Record<Language, string> = {
  ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдежзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: '',
}

/** Above every letter and sign of other scripts; a long dash is far above the Latin letters already. */
const FIRST_LETTER = 0xe000

/** Text as a key that plain comparison puts in the order of a language's alphabet, digits and Latin letters first; quotes
 *  and other signs at the beginning do not count. */
export function sortKey(text: string, language: Language): string {
  const alphabet = alphabets[language]
  // Before folding, which makes letters of some signs: № would be «no».
  return [...fold(text.replace(/^[^\p{L}\p{N}]+/u, ''))]
    .map(letter => {
      const at = alphabet.indexOf(letter)
      return at < 0 ? letter : String.fromCharCode(FIRST_LETTER + at)
    })
    .join('')
}
