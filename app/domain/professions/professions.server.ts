import { db } from '#app/database/client.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { searchWords } from '#app/domain/text/search.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { Interests } from './interests.ts'
import type { ExamSubject, personalityTraits, ProfessionField, workValues } from './vocabulary.ts'

/** What matching and lists need of a profession. */
export type ProfessionSummary = {
  id: string
  field: ProfessionField
  zone: number
  interests: Interests
  title: string
  summary: string
  /** The language the words are really in, when it is not the reader's. */
  lang: Language | undefined
}

type Row = {
  id: string
  field: string
  zone: number | bigint
  title: unknown
  summary: unknown
  titleFolded: string
} & Record<`interest${keyof Interests}`, number>

/** Every profession in the catalogue, by id, in one query. */
export async function listProfessions(language: Language): Promise<ProfessionSummary[]> {
  return (await readCatalogue()).map(row => summarise(row, language))
}

/** Professions whose title in any language contains every word of the query, without regard to case. The catalogue is
 *  read whole and searched here: LIKE has signs of its own, and a thousand titles are nothing. */
export async function searchProfessions(query: string, language: Language): Promise<ProfessionSummary[]> {
  const words = searchWords(query)
  return (await readCatalogue())
    .filter(({ titleFolded }) => words.every(word => titleFolded.includes(word)))
    .map(row => summarise(row, language))
}

function readCatalogue() {
  return db.$queryRaw<Row[]>`
    SELECT "id", "field", "zone", "title", "summary", "titleFolded",
           "interestR", "interestI", "interestA", "interestS", "interestE", "interestC"
    FROM "Profession" WHERE "retiredAt" IS NULL ORDER BY "id"`
}

function summarise(row: Omit<Row, 'titleFolded'>, language: Language): ProfessionSummary {
  const title = inLanguage(row.title, language)
  return {
    id: row.id,
    field: row.field as ProfessionField,
    zone: Number(row.zone),
    interests: interestsOf(row),
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
  scope: 'profession' | 'sector' | 'economy'
  label: Localized
  source: Localized
  seenAt: string
}

type Details = {
  duties: Localized<string[]>
  suits: Localized
  cautions: Localized
  preparation: Localized
  outlookText: Localized
  subjects: string[]
  programmeGroups: string[]
  values: (typeof workValues)[number][]
  traits: (typeof personalityTraits)[number][]
}

/** Every profession in the catalogue with what guidance needs of it besides words, by id. */
export async function listGuidedProfessions() {
  const rows = await db.profession.findMany({ where: { retiredAt: null }, orderBy: { id: 'asc' } })
  return rows.map(row => {
    const { values, traits, subjects, programmeGroups } = row.details as Details
    const { id, zone } = row
    const field = row.field as ProfessionField
    return { id, field, zone, interests: interestsOf(row), values, traits, subjects, programmeGroups }
  })
}

/** The pairs of profile subjects of every programme group, by code. */
export async function listProgrammeGroups(): Promise<Map<string, ExamSubject[][]>> {
  const rows = await db.programmeGroup.findMany({ select: { code: true, profileSubjects: true } })
  return new Map(rows.map(({ code, profileSubjects }) => [code, profileSubjects as ExamSubject[][]]))
}

/** The titles of professions by id, also of those that have left the catalogue since (`retired`). */
export async function findTitles(ids: string[], language: Language) {
  const rows = await db.profession.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, retiredAt: true },
  })
  return new Map(
    rows.map(({ id, title, retiredAt }) => {
      const said = inLanguage(title, language)
      const lang = said.language === language ? undefined : said.language
      return [id, { title: said.text, lang, retired: retiredAt !== null }]
    }),
  )
}

/** The names of programme groups by code. */
export async function findGroupNames(codes: string[], language: Language): Promise<Map<string, string>> {
  const rows = await db.programmeGroup.findMany({ where: { code: { in: codes } }, select: { code: true, name: true } })
  return new Map(rows.map(({ code, name }) => [code, inLanguage(name, language).text]))
}

/** The codes of the programme groups that lead to each of some professions, by id. */
export async function findProgrammeGroupsOf(ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db.profession.findMany({ where: { id: { in: ids } }, select: { id: true, details: true } })
  return new Map(rows.map(({ id, details }) => [id, (details as Details).programmeGroups]))
}

/** What may not suit in each of some professions, by id. */
export async function findCautions(ids: string[], language: Language): Promise<Map<string, string>> {
  const rows = await db.profession.findMany({ where: { id: { in: ids } }, select: { id: true, details: true } })
  return new Map(rows.map(({ id, details }) => [id, inLanguage((details as Details).cautions, language).text]))
}

/** One profession whole, in the reader's language, or null. */
export async function findProfession(id: string, language: Language) {
  const row = await db.profession.findFirst({ where: { id, retiredAt: null } })
  if (!row) return null
  const details = row.details as Details
  const pay = row.pay as Pay | null
  const say = (text: Localized) => inLanguage(text, language).text
  const groups = await db.programmeGroup.findMany({
    where: { code: { in: details.programmeGroups } },
    orderBy: { code: 'asc' },
  })
  const related = await db.profession.findMany({
    where: { id: { in: row.related as string[] }, retiredAt: null },
    select: { id: true, title: true },
    orderBy: { id: 'asc' },
  })
  return {
    ...summarise(row, language),
    soc: row.soc,
    isco: row.isco,
    outlook: row.outlook,
    duties: inLanguage<string[]>(details.duties, language).text,
    suits: say(details.suits),
    cautions: say(details.cautions),
    preparation: say(details.preparation),
    outlookText: say(details.outlookText),
    subjects: details.subjects,
    programmeGroups: groups.map(({ code, name, profileSubjects }) => ({
      code,
      name: say(name as Localized),
      profileSubjects: profileSubjects as ExamSubject[][],
    })),
    pay: pay && { ...pay, label: say(pay.label), source: say(pay.source) },
    related: related.map(other => ({ id: other.id, title: inLanguage(other.title, language).text })),
  }
}
