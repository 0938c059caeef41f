import type { Word } from './letters.ts'
import type { Group } from './numbers.ts'
import { isOwnTelephone } from './personal-numbers.ts'
import { isListed, isListedNear } from './word-lists.ts'
import type { Work } from './work.ts'

/** Consecutive numbers with the gaps between them. `goesOn` is true when further numbers are adjacent. */
export type Row = { digits: string; groups: readonly Group[]; gaps: readonly string[]; goesOn: boolean }

/** Maximum distance of a word that explains the numbers, in words. */
const NEAR = 5
/** Minimum number of digits and maximum number of look-alike letters in a number that contains letters. */
const LEAST_FIGURES = 7
const MOST_LOOKS = 4

/** Group lengths of a telephone number: an optional 8 or 7, the code, then seven digits. */
const PARTED = /^(?:1?3|4|1?111)(?:7|34|(?:3|12|21|111)(?:22|4|1111|211|112|121|13|31))$/
/** Group lengths when the groups are separated by commas. Stricter, because commas also separate list items. */
const BY_COMMAS = /^(?:1?3|4)(?:322|34|7)$/

/** Checks whether a row of numbers is a telephone number, in any notation. Marks, sequences and amounts of school texts
 *  must not match: the less a row looks like a telephone number, the more evidence is required. */
export function isTelephone(row: Row, words: readonly Word[], text: string, work: Work): boolean {
  const { digits, groups, gaps } = row
  if (!isOwnTelephone(digits)) return false
  const calls = isNear(groups, 'calling', words, work)
  if (!calls && (isSum(groups, gaps, text) || isThousands(groups))) return false
  const isOfList = !calls && isNear(groups, 'sequence', words, work)
  if (gaps.some(gap => gap.includes(','))) return !isOfList && (calls || digits.length === 11) && isByCommas(row)

  const looks = groups.reduce((sum, group) => sum + group.looks, 0)
  const isParted = gaps.some(gap => /\p{L}/u.test(gap))
  const isLikely = looks <= MOST_LOOKS && digits.length - looks >= LEAST_FIGURES
  if (looks > 0 && (isParted || isOfList || !isLikely || !isInParts(groups))) return false
  if (isParted && !isOnlyJoined(groups, words, work) && !isPartedAsUsual(groups, words, work)) return false
  if (isOneByOne(row)) return !isOfList && isSingly(row, calls)
  return !(groups.length === 1 && digits.length === 10 && isOfList)
}

/** Checks whether the number is part of a calculation: `707 + 123`, `= 7071234568`. */
function isSum(groups: readonly Group[], gaps: readonly string[], text: string): boolean {
  const [{ from }, { to }] = [groups[0]!, groups.at(-1)!]
  return (
    gaps.some(gap => /\s[+*]\s/.test(gap)) ||
    /[0-9)]\s*[+×*·:÷=]\s*$/u.test(text.slice(Math.max(0, from - 6), from)) ||
    /^\s*(?:=\s*[0-9(]|[+×*·÷^]\s*[0-9(])/u.test(text.slice(to, to + 6))
  )
}

/** `87 071 234 567` is an amount grouped by thousands. */
const isThousands = (groups: readonly Group[]) => lengthsOf(groups) === '2333'

/** Checks for single digits: all of them, or at least one in a number of ten digits. */
function isOneByOne({ digits, groups }: Row): boolean {
  const single = groups.filter(group => group.digits.length === 1).length
  return single === digits.length || (single > 0 && digits.length === 10)
}

/** Checks a number in single digits: `8 7 0 7 1 2 3 4 5 6 7`, `707 1 2 3 …`. Ten different digits are more likely an
 *  exercise, and adjacent numbers a list. School marks contain no 0, so only a code with a 0 is accepted without a word
 *  for calling nearby. */
function isSingly({ digits, groups, goesOn }: Row, calls: boolean): boolean {
  const number = digits.slice(-10)
  if (goesOn || new Set(number).size === number.length) return false
  return /^(?:3|1?111)[1-4]+$/.test(lengthsOf(groups)) && (calls || number[1] === '0')
}

function isByCommas({ groups, gaps, goesOn }: Row): boolean {
  const parts = [0]
  for (const [at, group] of groups.entries()) {
    if (gaps[at - 1]?.includes(',')) parts.push(0)
    parts.push(parts.pop()! + group.digits.length)
  }
  return !goesOn && !gaps.some(gap => /\p{L}/u.test(gap)) && BY_COMMAS.test(parts.join(''))
}

/** One group, or the usual groups of a telephone number. */
const isInParts = (groups: readonly Group[]) => groups.length === 1 || PARTED.test(lengthsOf(groups))

/** Checks whether only joining words stand between the numbers («потом», «тире»). */
function isOnlyJoined(groups: readonly Group[], words: readonly Word[], work: Work): boolean {
  return betweenThem(groups, words).every(word => isListed(word, 'between', work))
}

/** Checks for the usual groups, without a year and without a word for something counted. */
function isPartedAsUsual(groups: readonly Group[], words: readonly Word[], work: Work): boolean {
  return (
    PARTED.test(lengthsOf(groups)) &&
    !groups.some(({ digits }) => /^(?:19|20)[0-9]{2}$/.test(digits)) &&
    !betweenThem(groups, words).some(word => isListed(word, 'counted', work))
  )
}

const betweenThem = (groups: readonly Group[], words: readonly Word[]) =>
  groups.slice(1).flatMap(({ word }, at) => words.slice(groups[at]!.last + 1, word))

const lengthsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits.length).join('')

function isNear(groups: readonly Group[], list: 'calling' | 'sequence', words: readonly Word[], work: Work): boolean {
  return isListedNear(words, { from: groups[0]!.word, to: groups.at(-1)!.last, reach: NEAR }, list, work)
}
