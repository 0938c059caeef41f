import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Letter, letters } from './interests.ts'

/** A text by language, possibly incomplete. */
export type Spoken = Partial<Record<Language, string>>
export type SpokenLists = Partial<Record<Language, string[]>>

/** A profession as typed. Drafts may lack any part; nothing is validated. */
export type Written = {
  field: string | undefined
  soc: string | undefined
  isco: string | undefined
  zone: number | undefined
  outlook: string | undefined
  interests: Partial<Record<Letter, number>>
  dutyByInterest: Partial<Record<Letter, number>>
  title: Spoken
  summary: Spoken
  duties: SpokenLists
  suits: Spoken
  cautions: Spoken
  preparation: Spoken
  outlookText: Spoken
  trial: Spoken
  day: { when: Spoken; place: Spoken; hours: ({ at: string | undefined } & Spoken)[] } | undefined
  reasons: ({ letter: string | undefined } & Spoken)[]
  values: string[]
  traits: string[]
  subjects: string[]
  skills: string[]
  ways: WrittenWay[]
  programmeGroups: string[]
  related: string[]
  synonyms: string[]
  paidAs: string | null
  pay: WrittenPay | null
}

type WrittenWay = {
  way: string
  years: number | undefined
  yearsAfterNine?: number
  specialities?: string[]
  programmeGroups?: string[]
}

type WrittenPay = {
  average: number | undefined
  low?: number
  high?: number
  period: string | undefined
  measure: string | undefined
  beforeTax: boolean
  label: Spoken
  source: Spoken
  seenAt: string | undefined
  also?: { average: number | undefined; label: Spoken }[]
}

/** Converts a profession to its columns. Missing parts are stored as empty, missing numbers as 0. */
export function columnsOf(profession: Written) {
  const { field = '', soc = '', isco = '', zone = 0, outlook = '', interests, related, synonyms, pay } = profession
  const { subjects, values, traits, skills, programmeGroups, ways, dutyByInterest, reasons, paidAs } = profession
  const { day, trial } = profession
  return {
    ...{ field, soc, isco, zone, outlook, related },
    ...(Object.fromEntries(letters.map(letter => [`interest${letter}`, interests[letter] ?? 0])) as Record<
      `interest${Letter}`,
      number
    >),
    title: withRussian(profession.title),
    summary: withRussian(profession.summary),
    // Synonyms are searched as well.
    titleFolded: foldForSearch([...textsIn(profession.title), ...synonyms].join(' | ')),
    details: {
      duties: { ru: [], ...profession.duties },
      suits: withRussian(profession.suits),
      cautions: withRussian(profession.cautions),
      preparation: withRussian(profession.preparation),
      outlookText: withRussian(profession.outlookText),
      ...{ subjects, values, traits, skills, programmeGroups, ways, dutyByInterest, paidAs, synonyms },
      reasons: reasons.map(reason => ({ ...reason, ...withRussian(reason) })),
      ...(day && {
        day: {
          when: withRussian(day.when),
          place: withRussian(day.place),
          hours: day.hours.map(hour => ({ ...hour, ...withRussian(hour) })),
        },
      }),
      ...(Object.keys(trial).length > 0 && { trial: withRussian(trial) }),
    },
    pay: pay ? { ...pay, scope: 'profession' } : { scope: 'none' },
  }
}

/** Russian is always stored, because it replaces missing translations. */
function withRussian(texts: Spoken) {
  const { ru = '', kk, en } = texts
  return { ru, ...(kk && { kk }), ...(en && { en }) }
}

type Kept = Pick<ReturnType<typeof columnsOf>, 'field' | 'soc' | 'isco' | 'zone' | 'outlook' | `interest${Letter}`> & {
  title: unknown
  summary: unknown
  details: unknown
  pay: unknown
  related: unknown
}

/** Converts a stored row to a profession. Rows of earlier releases may lack newer parts. */
export function writtenOf(row: Kept): Written {
  const details = row.details as Partial<ReturnType<typeof columnsOf>['details']>
  const {
    duties = {} as SpokenLists,
    suits = {},
    cautions = {},
    preparation = {},
    outlookText = {},
    trial = {},
    day,
  } = details
  const { subjects = [], values = [], traits = [], skills = [], synonyms = [], paidAs = null } = details
  const { programmeGroups = [], ways = [], dutyByInterest = {}, reasons = [] } = details
  const { scope = 'none', ...pay } = (row.pay ?? {}) as WrittenPay & { scope?: string }
  return {
    ...{ field: row.field || undefined, soc: row.soc || undefined, isco: row.isco || undefined },
    ...{ zone: row.zone || undefined, outlook: row.outlook || undefined, related: row.related as string[] },
    interests: Object.fromEntries(
      letters.flatMap(letter => {
        const value = row[`interest${letter}`]
        return value === 0 ? [] : [[letter, value]]
      }),
    ),
    title: withoutEmpty(row.title),
    summary: withoutEmpty(row.summary),
    duties: Object.fromEntries(Object.entries(duties).filter(([, lines]) => lines.length > 0)),
    ...{ suits: withoutEmpty(suits), cautions: withoutEmpty(cautions), preparation: withoutEmpty(preparation) },
    ...{ outlookText: withoutEmpty(outlookText), trial: withoutEmpty(trial) },
    day: day && {
      when: withoutEmpty(day.when),
      place: withoutEmpty(day.place),
      hours: day.hours.map(({ at, ...texts }) => ({ at, ...withoutEmpty(texts) })),
    },
    reasons: reasons.map(({ letter, ...texts }) => ({ letter, ...withoutEmpty(texts) })),
    ...{ values, traits, subjects, skills, synonyms, paidAs, ways, programmeGroups, dutyByInterest },
    pay: scope === 'profession' ? pay : null,
  }
}

/** Removes languages with an empty text. */
function withoutEmpty(texts: unknown): Spoken {
  return Object.fromEntries(Object.entries(texts as Spoken).filter(([, text]) => text !== ''))
}
