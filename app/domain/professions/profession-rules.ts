import { type Language, languages } from '#app/i18n/config.ts'
import { type Interests, type Letter, letters, strongest } from './interests.ts'

/** A fault of a profession and its place. `incomplete`: something is missing rather than wrong. */
export type Fault = { path: (string | number)[]; key: string; incomplete: boolean }

/** Value from which an interest must be shown by a duty. */
const STRONG = 5

/** Texts of this length are not identical in two languages by chance. */
const LONG = 30

/** Parts of a profession with rules between them. */
type Parts = {
  interests?: Interests
  reasons?: readonly { letter: Letter }[]
  duties?: Partial<Record<Language, readonly string[]>>
  dutyByInterest?: Partial<Record<Letter, number>>
  ways?: readonly object[]
  pay?: { average: number; low?: number; high?: number } | null
} & { [List in (typeof lists)[number]]?: readonly string[] }

const lists = ['values', 'traits', 'subjects', 'skills', 'related', 'synonyms'] as const

/** Returns the faults between the parts of a profession. Missing parts are skipped. */
export function rulesOf(profession: Parts): Fault[] {
  return [
    ...interestRules(profession),
    ...dutyRules(profession),
    ...doubles(profession),
    ...payRules(profession),
    ...languageRules(profession),
  ]
}

const wrong = (key: string, ...path: Fault['path']): Fault => ({ path, key, incomplete: false })
const lacking = (key: string, ...path: Fault['path']): Fault => ({ path, key, incomplete: true })

function interestRules({ interests, reasons = [] }: Parts): Fault[] {
  if (!interests || letters.some(letter => !Number.isFinite(interests[letter]))) return []
  if (new Set(letters.map(letter => interests[letter])).size === 1) return [wrong('alike', 'interests', 'R')]
  const explained = new Set(reasons.map(({ letter }) => letter))
  const isUnexplained = strongest(interests)
    .slice(0, 2)
    .some(letter => !explained.has(letter))
  return reasons.length > 0 && isUnexplained ? [lacking('reasonsStrongest', 'reasons')] : []
}

function dutyRules({ interests, duties, dutyByInterest = {} }: Parts): Fault[] {
  const count = duties?.ru?.length ?? 0
  const uneven = languages.filter(language => duties?.[language] && duties[language].length !== count)
  const places = letters.flatMap(letter => {
    const place = dutyByInterest[letter]
    return place === undefined ? [] : [{ letter, place }]
  })
  const known = interests && letters.every(letter => Number.isFinite(interests[letter]))
  const [first] = known ? strongest(interests) : []
  const strong = known ? letters.filter(letter => letter === first || interests[letter] >= STRONG) : []
  return [
    ...(count > 0 ? uneven.map(language => lacking('linesDiffer', 'duties', language)) : []),
    ...places
      .filter(({ place }) => place >= count)
      .map(({ letter }) => lacking('noSuchDuty', 'dutyByInterest', letter)),
    ...places
      .filter(({ place }, at) => places.findIndex(other => other.place === place) < at)
      .map(({ letter }) => wrong('dutyTwice', 'dutyByInterest', letter)),
    ...strong
      .filter(letter => dutyByInterest[letter] === undefined)
      .map(letter => lacking('dutyNeeded', 'dutyByInterest', letter)),
  ]
}

/** Reports entries that occur twice. */
function doubles(profession: Parts): Fault[] {
  return [
    ...lists.flatMap(name => twiceIn(profession[name] ?? [], name)),
    ...(profession.ways ?? []).flatMap((way, at) => [
      ...('specialities' in way ? twiceIn(way.specialities as string[], 'ways', at, 'specialities') : []),
      ...('programmeGroups' in way ? twiceIn(way.programmeGroups as string[], 'ways', at, 'programmeGroups') : []),
    ]),
  ]
}

function twiceIn(list: readonly unknown[], ...path: Fault['path']): Fault[] {
  return list.flatMap((one, at) => (list.indexOf(one) < at ? [wrong('twice', ...path, at)] : []))
}

function payRules({ pay }: Parts): Fault[] {
  if (!pay) return []
  return [
    ...(pay.low !== undefined && pay.low > pay.average ? [wrong('payOrder', 'pay', 'low')] : []),
    ...(pay.high !== undefined && pay.high < pay.average ? [wrong('payOrder', 'pay', 'high')] : []),
  ]
}

/** Mixed Cyrillic and Latin letters within a word, which look alike but are not found by search. */
const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u
const cyrillic = /\p{Script=Cyrillic}/u

/** Checks that each text is in its own language, as far as its letters show. */
function languageRules(content: unknown, path: Fault['path'] = []): Fault[] {
  if (typeof content !== 'object' || content === null) return []
  if (!('ru' in content || 'kk' in content || 'en' in content)) {
    const steps = Object.entries(content).map(
      ([step, part]) => [Array.isArray(content) ? Number(step) : step, part] as const,
    )
    return steps.flatMap(([step, part]) => languageRules(part, [...path, step]))
  }
  const { ru, kk, en } = content as Record<string, string | string[] | undefined>
  return [
    ...eachOf(ru, [...path, 'ru'], text => (mixed.test(text) ? 'mixedLetters' : null)),
    ...eachOf(kk, [...path, 'kk'], (text, at) => {
      const same = at === null ? ru : ru?.[at]
      return mixed.test(text) ? 'mixedLetters' : text.length > LONG && text === same ? 'copied' : null
    }),
    ...eachOf(en, [...path, 'en'], text => (cyrillic.test(text) ? 'cyrillic' : null)),
  ]
}

type Judge = (text: string, at: number | null) => string | null

function eachOf(texts: string | string[] | undefined, path: Fault['path'], judge: Judge): Fault[] {
  const faulty = (text: string, at: number | null) => {
    const key = judge(text, at)
    return key === null ? [] : [wrong(key, ...path, ...(at === null ? [] : [at]))]
  }
  if (typeof texts === 'string') return faulty(texts, null)
  return (texts ?? []).flatMap((text, at) => faulty(text, at))
}
