import fc from 'fast-check'
import { isLong } from './runs.ts'

/** Characters and strings that break programs, one or two of each kind. Built-in arbitraries of fast-check build tables
 *  of all Unicode first, which takes a second per test file; only the long run uses them. */
const pieces = [
  // Letters of our languages in both cases, and letters whose length or form changes with case.
  ...'aZ09б Ёёй Әәқ ңіІ İıßſςΣ'.replaceAll(' ', ''),
  // Composed, decomposed and compatibility forms, and combining marks without a letter.
  ...['e\u0301', '\u0301', 'и\u0306', '\u00e9', '\ufb01', '\uff0f', '\uff0e', '\uff1a', '\u212b', '\u1100\u1161'],
  // Spaces and invisible characters.
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
  // Characters outside the BMP, non-characters and control characters.
  ...['😀', '👩\u200d👧', '🇰🇿', '𝐀', '\u{10ffff}', '\ufffd', '\ufffe', '\0', '\u001b', '\u007f'],
  // Characters with a meaning in markup, URLs, queries, spreadsheets, templates and objects.
  ...'<>&"\'`/\\%?#=+-@:;,.|*_(){}[]$!~^',
  ...['<script>', '</p>', '&amp;', '<!--', '%00', '%2F', '%E0', '../', '//', '\\\\', 'javascript:', '{name}', '${x}'],
  ...['__proto__', 'constructor', "' OR 1=1 --", '=A1', 'a@b.kz', '1e9', 'NaN'],
]
const halves = ['\ud800', '\udfff', '\ude00\ud83d']

type Bounds = { minLength?: number; maxLength?: number }

/** Text that a person can type, without lone surrogates. */
export function wholeText(bounds: Bounds = {}): fc.Arbitrary<string> {
  return fc.string({ unit: isLong ? 'grapheme' : fc.constantFrom(...pieces), ...bounds })
}

/** Any text that can be sent, including lone surrogates. The bounds count pieces. */
export function anyText(bounds: Bounds = {}): fc.Arbitrary<string> {
  return fc.string({ unit: isLong ? 'binary' : fc.constantFrom(...pieces, ...halves), ...bounds })
}
