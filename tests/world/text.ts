import fc from 'fast-check'
import { isLong } from './runs.ts'

/** Letters and pieces that have broken programs like ours: of every kind one or two. fast-check's own arbitrary text
 *  builds tables of all of Unicode first, a second in every test file; the long run does. */
const pieces = [
  // Ours, large and small, and those that change their length or form with their case.
  ...'aZ09б Ёёй Әәқ ңіІ İıßſςΣ'.replaceAll(' ', ''),
  // Composed, decomposed, compatible with others, and marks without a letter.
  ...['e\u0301', '\u0301', 'и\u0306', '\u00e9', '\ufb01', '\uff0f', '\uff0e', '\uff1a', '\u212b', '\u1100\u1161'],
  // Spaces and what is not seen.
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2028',
    '\u0085',
    '\ufeff',
    '\u00ad',
  ],
  // Beyond sixteen bits, and what is no letter at all.
  ...['😀', '👩\u200d👧', '🇰🇿', '𝐀', '\u{10ffff}', '\ufffd', '\ufffe', '\0', '\u001b', '\u007f'],
  // What means something to markup, addresses, queries, spreadsheets, templates and objects.
  ...'<>&"\'`/\\%?#=+-@:;,.|*_(){}[]$!~^',
  ...['<script>', '</p>', '&amp;', '<!--', '%00', '%2F', '%E0', '../', '//', '\\\\', 'javascript:', '{name}', '${x}'],
  ...['__proto__', 'constructor', "' OR 1=1 --", '=A1', 'a@b.kz', '1e9', 'NaN'],
]
const halves = ['\ud800', '\udfff', '\ude00\ud83d']

type Bounds = { minLength?: number; maxLength?: number }

/** Text somebody can type: whole letters only. */
export function wholeText(bounds: Bounds = {}): fc.Arbitrary<string> {
  return fc.string({ unit: isLong ? 'grapheme' : fc.constantFrom(...pieces), ...bounds })
}

/** Any text that can be sent: also halves of letters. Its bounds count pieces. */
export function anyText(bounds: Bounds = {}): fc.Arbitrary<string> {
  return fc.string({ unit: isLong ? 'binary' : fc.constantFrom(...pieces, ...halves), ...bounds })
}
