import { addressesIn } from './addresses.ts'
import { contactsIn } from './contacts.ts'
import type { Word } from './letters.ts'
import { type Group, groupsOf, lookalikeGroupsOf } from './numbers.ts'
import { isCard, isForeignTelephone, isIban, isIin } from './personal-numbers.ts'
import { isTelephone, type Row } from './telephones.ts'
import { isListed } from './word-lists.ts'
import type { Work } from './work.ts'

/** Kinds of personal data: telephone number, individual identification number (IIN), card or account, document number,
 *  home address, messenger contact, email address. */
export type PersonalDatum = 'TELEPHONE' | 'IIN' | 'CARD' | 'DOCUMENT' | 'ADDRESS' | 'CONTACT' | 'EMAIL'

/** A match; `from` and `to` are UTF-16 offsets. */
type Found = { what: PersonalDatum; from: number; to: number }

const MOST_DIGITS = 19
/** Maximum gap between the parts of one number, in words and in characters. */
const WORDS_BETWEEN = 2
const SIGNS_BETWEEN = 24
/** Minimum digits of a document number, and its maximum distance from the word that announces it, in words. */
const DOCUMENT_DIGITS = 6
const DOCUMENT_WORDS = 4

/** Finds the personal data of a text, in order. Looks a bounded number of words ahead of each. */
export function personalDataIn(words: readonly Word[], text: string, work: Work): Found[] {
  return [...numbersIn(words, text, work), ...addressesIn(words, work), ...contactsIn(words, text, work)].sort(
    (one, other) => one.from - other.from,
  )
}

function numbersIn(words: readonly Word[], text: string, work: Work): Found[] {
  const found = [...numbersOf(groupsOf(words), words, text, work)]
  const lookalike = lookalikeGroupsOf(words)
  if (lookalike) {
    const begins = new Set(found.map(({ from }) => from))
    const isNew = ({ what, from }: Found) => what === 'TELEPHONE' && !begins.has(from)
    found.push(...numbersOf(lookalike, words, text, work).filter(isNew))
  }
  for (const word of words) {
    work.steps += 1
    if (word.own.length === 20 && isIban(word.own)) found.push({ what: 'CARD', from: word.from, to: word.to })
  }
  return found
}

function numbersOf(groups: Group[], words: readonly Word[], text: string, work: Work): Found[] {
  const found: Found[] = []
  let next = 0
  for (let at = 0; at < groups.length; at++) {
    if (at < next) continue
    const number = numberFrom(groups, at, words, text, work)
    if (!number) continue
    found.push(number.found)
    next = number.next
  }
  return found
}

/** Returns the longest number that starts with a group, or null. */
function numberFrom(groups: Group[], at: number, words: readonly Word[], text: string, work: Work) {
  const first = groups[at]!
  let best: { found: Found; next: number } | null = null
  let digits = ''
  const gaps: string[] = []
  for (let last = at; last < groups.length; last++) {
    const group = groups[last]!
    work.steps += 1
    if (last > at) {
      const before = groups[last - 1]!
      const gap = text.slice(before.to, group.from)
      if (!holdsTogether(gap, group.word - before.last - 1)) break
      gaps.push(gap)
    }
    digits += group.digits
    if (digits.length > MOST_DIGITS) break
    const row = { digits, gaps, groups: groups.slice(at, last + 1), goesOn: goesOn(groups, at, last, text) }
    const what = kindOf(row, words, text, work)
    if (what) best = { found: { what, from: beginOf(first, text), to: group.to }, next: last + 1 }
  }
  return best
}

/** Checks whether further numbers directly precede or follow, as in a list. */
function goesOn(groups: Group[], at: number, last: number, text: string): boolean {
  const isNext = (one: Group | undefined, other: Group | undefined) =>
    one !== undefined && other !== undefined && /^[\s,.;-]{1,3}$/.test(text.slice(one.to, other.from))
  return isNext(groups[at - 1], groups[at]) || isNext(groups[last], groups[last + 1])
}

function kindOf(row: Row, words: readonly Word[], text: string, work: Work): PersonalDatum | null {
  const { digits, groups, gaps } = row
  const [first, last] = [groups[0]!, groups.at(-1)!]
  const after = words[last.last + 1]
  const isMoney = /^\s*[₸$€₽%]/u.test(text.slice(last.to, last.to + 3)) || isListed(after, 'money', work)
  if (isMoney) return null
  const isWhole = !gaps.some(gap => /[\p{L},]/u.test(gap)) && groups.every(({ looks }) => looks === 0)
  if (isWhole) {
    if (digits.length === 12 && isIin(digits)) return 'IIN'
    if (isCardShape(groups) && isCard(digits)) return 'CARD'
    if (hasPlus(first, text) && isForeignTelephone(digits)) return 'TELEPHONE'
  }
  if (isTelephone(row, words, text, work)) return 'TELEPHONE'
  return isWhole && digits.length >= DOCUMENT_DIGITS && followsDocument(first, words, work) ? 'DOCUMENT' : null
}

/** Checks whether a gap may occur inside one number. A semicolon separates numbers; commas are decided by the caller. */
function holdsTogether(gap: string, wordsBetween: number): boolean {
  return (
    gap.length <= SIGNS_BETWEEN &&
    wordsBetween <= WORDS_BETWEEN &&
    /^[\s\p{L}\p{M}\p{Cf}\p{So}(),.\-–—_/*+~…·'’]*$/u.test(gap)
  )
}

const isCardShape = (groups: readonly Group[]) =>
  groups.length === 1 || groups.every(({ digits }) => digits.length >= 3)
const hasPlus = ({ from }: Group, text: string) => /\+\s?\(?$/u.test(text.slice(Math.max(0, from - 3), from))

function beginOf(first: Group, text: string): number {
  const sign = /\+\s?\(?$/u.exec(text.slice(Math.max(0, first.from - 3), first.from))
  return sign ? first.from - sign[0].length : first.from
}

function followsDocument({ word }: Group, words: readonly Word[], work: Work): boolean {
  for (let at = word; at > Math.max(0, word - DOCUMENT_WORDS); at--) {
    if (words[at]!.begins) return false
    if (isListed(words[at - 1], 'document', work)) return true
  }
  return false
}
