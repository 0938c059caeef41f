import type { Language } from '#app/i18n/config.ts'
import { fold } from './fold.ts'

const alphabets: Record<Language, string> = {
  ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдежзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: '',
}

/** First code point (private use) for the alphabet's letters in a sort key. It lies above all other letters and signs;
 *  a long dash, for example, is far above the Latin letters. */
const FIRST_LETTER = 0xe000

/** A sort key whose plain comparison follows the alphabet of a language. Digits and Latin letters come first; leading
 *  quotes and other signs are ignored. */
export function sortKey(text: string, language: Language): string {
  const alphabet = alphabets[language]
  // Leading signs are removed before folding, which turns some into letters: № would become «no».
  return [...fold(text.replace(/^[^\p{L}\p{N}]+/u, ''))]
    .map(letter => {
      const at = alphabet.indexOf(letter)
      return at < 0 ? letter : String.fromCharCode(FIRST_LETTER + at)
    })
    .join('')
}
