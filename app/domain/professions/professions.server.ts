import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { searchWords } from '#app/domain/text/search.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { type DutyByInterest, dutiesByInterest } from './duties.ts'
import type { Interests, Letter } from './interests.ts'
import type { Reason } from './reasons.ts'
import { relatedBothWays } from './related.ts'
import type { ExamSubject, personalityTraits, ProfessionField, WayOfPay, workValues } from './vocabulary.ts'
import { type TrainingWay, waysIn } from './ways.ts'

/** Data of a profession for matching and lists. */
export type ProfessionSummary = {
  id: string
  field: ProfessionField
  interests: Interests
  ways: TrainingWay[]
  /** Subjects the profession requires, out of 33. */
  subjects: string[]
  values: (typeof workValues)[number][]
  traits: (typeof personalityTraits)[number][]
  title: string
  summary: string
  /** Language of the texts, when it is not the reader's. */
  lang: Language | undefined
}

/** All stored professions, including drafts and retired ones, by id. */
const readAll = cached(() => db.profession.findMany({ orderBy: { id: 'asc' } }))
const readById = cached(async () => new Map((await readAll()).map(row => [row.id, row])))
const readGroups = cached(() =>
  db.programmeGroup.findMany({ orderBy: { code: 'asc' }, select: { code: true, name: true, profileSubjects: true } }),
)
const readGroupsByCode = cached(async () => new Map((await readGroups()).map(group => [group.code, group])))

type Row = Awaited<ReturnType<typeof readAll>>[number]

/** Lists the professions of the catalogue by id. */
export const listProfessions = cached(async (language: Language): Promise<ProfessionSummary[]> =>
  (await readCatalogue()).map(row => summarise(row, language)),
)

/** Searches for professions whose title in any language or synonyms contain every word of the query, ignoring case.
 *  Searched in memory: LIKE has wildcards, and a thousand titles are quickly scanned. */
export async function searchProfessions(query: string, language: Language): Promise<ProfessionSummary[]> {
  const words = searchWords(query)
  const [rows, professions] = await Promise.all([readCatalogue(), listProfessions(language)])
  return professions.filter((_, at) => words.every(word => rows[at]!.titleFolded.includes(word)))
}

/** Professions that are neither drafts nor retired. */
const readCatalogue = cached(async () => (await readAll()).filter(({ retiredAt }) => retiredAt === null))

function summarise(row: Row, language: Language): ProfessionSummary {
  const details = row.details as Details
  const title = inLanguage(row.title, language)
  return {
    id: row.id,
    field: row.field as ProfessionField,
    interests: interestsOf(row),
    ways: waysIn(details),
    subjects: details.subjects,
    values: details.values,
    traits: details.traits,
    title: title.text,
    summary: inLanguage(row.summary, language).text,
    lang: title.language === language ? undefined : title.language,
  }
}

function interestsOf(row: Pick<Row, `interest${keyof Interests}`>): Interests {
  return {
    R: row.interestR,
    I: row.interestI,
    A: row.interestA,
    S: row.interestS,
    E: row.interestE,
    C: row.interestC,
  }
}

type Pay = {
  average: number
  low?: number
  high?: number
  period: string
  measure: 'mean' | 'median'
  /** False or absent when the publication does not say. */
  beforeTax?: boolean
  /** Rows edited by an administrator may still hold a figure of a whole sector, which is no longer shown. */
  scope: 'profession' | 'none' | 'sector' | 'economy'
  label: Localized
  also?: { average: number; label: Localized }[]
  source: Localized
  seenAt: string
}

type Details = {
  duties: Localized<string[]>
  suits: Localized
  cautions: Localized
  /** For each strong interest, the position of the duty that shows it best. */
  dutyByInterest?: Partial<Record<Letter, number>>
  preparation: Localized
  outlookText: Localized
  subjects: string[]
  /** Absent when an administrator did not name any. */
  skills?: string[]
  programmeGroups: string[]
  values: (typeof workValues)[number][]
  traits: (typeof personalityTraits)[number][]
  paidAs?: WayOfPay | null
  /** Absent in professions made by an administrator without them. */
  day?: { when: Localized; place: Localized; hours: ({ at: string } & Localized)[] }
  reasons?: ({ letter: Letter } & Localized)[]
  trial?: Localized
}

/** Returns the pairs of profile subjects of every programme group, by code. Cached. */
export async function listProgrammeGroups(): Promise<Map<string, ExamSubject[][]>> {
  return new Map((await readGroups()).map(({ code, profileSubjects }) => [code, profileSubjects as ExamSubject[][]]))
}

/** Returns titles of professions by id, including those no longer in the catalogue (`retired`). Cached. */
export async function findTitles(ids: string[], language: Language) {
  return new Map(
    (await findRows(ids)).map(({ id, title, retiredAt }) => {
      const localized = inLanguage(title, language)
      const lang = localized.language === language ? undefined : localized.language
      return [id, { title: localized.text, lang, retired: retiredAt !== null }]
    }),
  )
}

/** Returns names of programme groups by code. Cached. */
export async function findGroupNames(codes: string[], language: Language): Promise<Map<string, string>> {
  const groups = await findGroups(codes)
  return new Map(groups.map(({ code, name }) => [code, inLanguage(name, language).text]))
}

/** Returns the codes of the programme groups that lead to each profession, by id. Cached. */
export async function findProgrammeGroupsOf(ids: string[]): Promise<Map<string, string[]>> {
  return new Map((await findRows(ids)).map(({ id, details }) => [id, (details as Details).programmeGroups]))
}

/** Returns the drawbacks of professions, by id. Cached. */
export async function findCautions(ids: string[], language: Language): Promise<Map<string, string>> {
  const rows = await findRows(ids)
  return new Map(rows.map(({ id, details }) => [id, inLanguage((details as Details).cautions, language).text]))
}

/** Returns the duty that shows each interest, by profession id and letter. Cached. */
export async function findDutiesByInterest(ids: string[], language: Language): Promise<Map<string, DutyByInterest>> {
  const rows = await findRows(ids)
  return new Map(
    rows.map(({ id, details }) => {
      const { duties, dutyByInterest } = details as Details
      return [id, dutiesByInterest(inLanguage<string[]>(duties, language).text, dutyByInterest)]
    }),
  )
}

/** Returns the reasons to like a profession, by id. Cached. */
export async function findReasons(ids: string[], language: Language): Promise<Map<string, Reason[]>> {
  const rows = await findRows(ids)
  return new Map(
    rows.map(({ id, details }) => {
      const { reasons = [] } = details as Details
      return [id, reasons.map(({ letter, ...text }) => ({ letter, text: inLanguage(text, language).text }))]
    }),
  )
}

/** Returns the ways that lead to professions, by id. Cached. */
export async function findWays(ids: string[]): Promise<Map<string, TrainingWay[]>> {
  return new Map((await findRows(ids)).map(({ id, details }) => [id, waysIn(details)]))
}

/** Returns the skills of professions with their titles, leaving out those no longer in the catalogue. Cached. */
export async function findSkillsOf(ids: readonly string[], language: Language) {
  const rows = (await findRows(ids)).filter(({ retiredAt }) => retiredAt === null)
  return rows.map(({ id, title, details }) => {
    const { skills = [] } = details as Details
    return { id, title: inLanguage(title, language).text, skills }
  })
}

/** Returns professions in the order of the ids; unknown ids are skipped. */
async function findRows(ids: readonly string[]): Promise<Row[]> {
  const known = await readById()
  return ids.flatMap(id => known.get(id) ?? [])
}

async function findGroups(codes: readonly string[]) {
  const known = await readGroupsByCode()
  return codes.flatMap(code => known.get(code) ?? [])
}

/** Returns a profession of the catalogue in the reader's language, or null. Cached. */
export async function findProfession(id: string, language: Language) {
  const [row] = await findRows([id])
  return row?.retiredAt === null ? professionIn(row, language) : null
}

/** Returns any profession, including drafts and retired ones, for administrators; null when there is none. Cached. */
export async function previewProfession(id: string, language: Language) {
  const [row] = await findRows([id])
  return row ? professionIn(row, language) : null
}

async function professionIn(row: Row, language: Language) {
  const details = row.details as Details
  const pay = row.pay as Pay | null
  const textOf = (text: Localized) => inLanguage(text, language).text
  const groups = await findGroups(inOrder(details.programmeGroups))
  const related = (await findRows(inOrder(await relatedOf(row)))).filter(({ retiredAt }) => retiredAt === null)
  return {
    ...summarise(row, language),
    soc: row.soc,
    isco: row.isco,
    zone: row.zone,
    outlook: row.outlook,
    duties: inLanguage<string[]>(details.duties, language).text,
    suits: textOf(details.suits),
    cautions: textOf(details.cautions),
    preparation: textOf(details.preparation),
    outlookText: textOf(details.outlookText),
    day: details.day ? dayIn(details.day, language) : null,
    trial: details.trial ? textOf(details.trial) : null,
    programmeGroups: groups.map(({ code, name, profileSubjects }) => ({
      code,
      name: textOf(name as Localized),
      profileSubjects: profileSubjects as ExamSubject[][],
    })),
    pay: pay?.scope === 'profession' ? payIn(pay, language) : null,
    paidAs: details.paidAs ?? null,
    related: related.map(other => ({
      id: other.id,
      field: other.field as ProfessionField,
      title: inLanguage(other.title, language).text,
    })),
  }
}

/** Related professions named by its authors, and professions that name it. */
async function relatedOf({ id, related }: Row): Promise<string[]> {
  return (await readRelated()).get(id) ?? (related as string[])
}

const readRelated = cached(async () =>
  relatedBothWays(new Map((await readAll()).map(({ id, related }) => [id, related as string[]]))),
)

function dayIn({ when, place, hours }: NonNullable<Details['day']>, language: Language) {
  const textOf = (text: Localized) => inLanguage(text, language).text
  return {
    when: textOf(when),
    place: textOf(place),
    hours: hours.map(({ at, ...text }) => ({ at, text: textOf(text) })),
  }
}

function payIn({ label, source, also = [], beforeTax = false, ...figures }: Pay, language: Language) {
  const textOf = (text: Localized) => inLanguage(text, language).text
  return {
    ...figures,
    beforeTax,
    label: textOf(label),
    source: textOf(source),
    also: also.map(other => ({ average: other.average, label: textOf(other.label) })),
  }
}

/** Distinct ids in the sort order of a database. */
function inOrder(ids: readonly string[]) {
  return [...new Set(ids)].sort()
}
