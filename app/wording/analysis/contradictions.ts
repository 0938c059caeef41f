import { passagesOf } from './passages.ts'
import type { Language } from '#app/i18n/config.ts'
import type { AnalysisText, Facts, ProfessionTitles } from '#app/domain/guidance/facts.ts'
import type { ClaimWords } from './claims.ts'
import { claims as english } from './en/claims.ts'
import { claims as kazakh } from './kk/claims.ts'
import { claims as russian, latinTwins } from './ru/claims.ts'

const claimsIn: Record<Language, ClaimWords> = { ru: russian, kk: kazakh, en: english }

const longest = { headline: 180, paragraph: 700, title: 60 }
const amounts = {
  summary: [2, 3],
  strengths: [3, 4],
  cautions: [2, 3],
  working: [3, 5],
  month: [3, 5],
} as const

/** Lists where a text contradicts the facts or breaks the form of an analysis; empty when nowhere. Used for texts from
 *  a model, which may be wrong about anything. It cannot detect a false statement without a number, a scale or a title.
 *  It errs on the strict side, because a rejected text is replaced by the built-in one. */
export function findContradictions(
  text: AnalysisText,
  facts: Facts,
  titles: ProfessionTitles,
  language: Language,
): string[] {
  const texts = passagesOf(text)
  const words = claimsIn[language]
  return [
    ...checkForm(text),
    ...checkProfessions(text, facts),
    ...texts.flatMap(passage => [
      ...checkMarks(passage),
      ...checkNumbers(passage, facts, words),
      ...checkScales(passage, facts, words),
      ...checkQuotes(passage, facts, titles, words),
    ]),
  ]
}

function checkForm(text: AnalysisText): string[] {
  const found: string[] = []
  const within = (what: string, value: string, most: number) => {
    if (value.trim() === '') found.push(`${what} is empty`)
    if (value.length > most) found.push(`${what} has ${value.length} characters, more than ${most}`)
  }
  for (const [part, [least, most]] of Object.entries(amounts) as [keyof typeof amounts, readonly [number, number]][]) {
    const { length } = text[part]
    if (length < least || length > most) found.push(`${part} has ${length} entries, not ${least} to ${most}`)
  }
  within('headline', text.headline, longest.headline)
  for (const paragraph of [...text.summary, ...text.working, ...text.professions.map(one => one.text)]) {
    within('a paragraph', paragraph, longest.paragraph)
  }
  for (const note of [...text.strengths, ...text.cautions, ...text.month]) {
    within('a title', note.title, longest.title)
    within('a note', note.text, longest.paragraph)
  }
  return found
}

function checkProfessions(text: AnalysisText, facts: Facts): string[] {
  const listed = (of: readonly { id: string }[]) =>
    of
      .map(({ id }) => id)
      .toSorted()
      .join(' ')
  return listed(text.professions) === listed(facts.professions) ? [] : ['the remarks are not on the listed professions']
}

/** An external address: a URL scheme, an @ sign or a word with a dot inside. "т.е." does not match. */
const ADDRESS = /:\/\/|@|\p{L}{2,}\.\p{Ll}{2,}/u

/** Invisible characters, which could reverse the direction of a sentence or hide text. A line break is allowed. */
const UNSEEN = /[^\P{C}\n]/u

function checkMarks(passage: string): string[] {
  const found: string[] = []
  if (ADDRESS.test(passage)) found.push(`an address: ${passage}`)
  if (UNSEEN.test(passage)) found.push(`an unseen character: ${passage}`)
  if (/[*`#!]/.test(passage)) found.push(`markup or an exclamation mark: ${passage}`)
  if (/[%‰]/.test(passage)) found.push(`a percentage: ${passage}`)
  if (/[{}[\]<>]|undefined|NaN|\bnull\b/.test(passage)) found.push(`a placeholder: ${passage}`)
  return found
}

/** Code of a programme group. A model may write the letters in Cyrillic. */
const CODE = /[BВ][MМ]?\d{3}/g
const inLatin = (code: string) => code.replace(/./gu, letter => latinTwins.get(letter) ?? letter)

const SMALL = 12
const WHOLE = 100

/** Checks that every number occurs in the facts, or is a small whole number that is not a score. */
function checkNumbers(passage: string, facts: Facts, words: ClaimWords): string[] {
  const codes = new Set(facts.paths.flatMap(({ groups }) => groups.map(({ code }) => code)))
  const scores = new Set(scalesOf(facts).flatMap(({ score, low, high }) => [score, low, high]))
  const known = new Set([...scores, ...otherNumbersOf(facts)])
  const found = [...passage.matchAll(CODE)]
    .map(([code]) => inLatin(code))
    .filter(code => !codes.has(code))
    .map(code => `an unknown programme group: ${code}`)
  // The digits of a code are not a number.
  const rest = passage.replace(CODE, '').toLowerCase()
  for (const match of rest.matchAll(/\d+(?:[.,]\d+)?/g)) {
    const number = Number(match[0].replace(',', '.'))
    const [before, after] = [rest.slice(0, match.index), rest.slice(match.index + match[0].length)]
    const ofPoints = words.points.before.test(before) || words.points.after.test(after)
    const ordinary = Number.isInteger(number) && number >= 1 && number <= SMALL && !ofPoints
    const length = number === WHOLE && words.outOf.test(before)
    const stands = (ofPoints ? scores : known).has(number)
    if (!stands && !ordinary && !length) found.push(`a number of nowhere, ${match[0]}: ${passage}`)
  }
  return found
}

function otherNumbersOf(facts: Facts): number[] {
  const ranks = [...facts.professions, ...(facts.contrast ? [facts.contrast] : [])].map(({ rank }) => rank)
  const person = [facts.age, facts.year].filter(number => number !== null)
  return [...ranks, ...person, facts.of]
}

function scalesOf({ interests, traits, values, aptitudes }: Facts) {
  return [...interests, ...traits, ...values, ...(aptitudes ?? [])]
}

/** Checks that no low scale is called high and no high scale low, and that a number directly after a scale's name
 *  belongs to it. */
function checkScales(passage: string, facts: Facts, words: ClaimWords): string[] {
  const found: string[] = []
  for (const clause of passage.toLowerCase().split(words.clause)) {
    const [high, low] = [words.high.test(clause), words.low.test(clause)]
    const claim = high === low || words.negated.test(clause) ? null : high ? 'high' : 'low'
    for (const { key, level, ...scale } of scalesOf(facts)) {
      const at = words.scale[key].exec(clause)
      if (!at) continue
      if (claim !== null && level !== 'middle' && level !== claim) found.push(`${key} called ${claim}: ${passage}`)
      const own = /^\p{L}* ?[(:]? ?(\d+)/u.exec(clause.slice(at.index + at[0].length))
      if (own && ![scale.score, scale.low, scale.high].includes(Number(own[1]))) {
        found.push(`${key} given the number ${own[1]}: ${passage}`)
      }
    }
  }
  return found
}

const QUOTED = /[«“"]([^»”"]+)[»”"]/g
const LONGEST_TITLE = 6

/** Checks quotations that look like a title (short, with a capital letter): each must be a listed profession or a
 *  scale. */
function checkQuotes(passage: string, facts: Facts, titles: ProfessionTitles, words: ClaimWords): string[] {
  const listed = [...facts.professions, ...(facts.contrast ? [facts.contrast] : [])]
  const allowed = new Set(listed.map(({ id }) => titles.get(id)?.toLowerCase()))
  return [...passage.matchAll(QUOTED)]
    .map(([, quoted]) => quoted!)
    .filter(quoted => /^\p{Lu}/u.test(quoted) && !/[?!.]$/.test(quoted) && quoted.split(' ').length <= LONGEST_TITLE)
    .filter(quoted => !allowed.has(quoted.toLowerCase()))
    .filter(quoted => !Object.values(words.scale).some(scale => scale.test(quoted.toLowerCase())))
    .map(quoted => `an unlisted profession: ${quoted}`)
}
