import type { Fields } from '#app/domain/content/history.server.ts'
import { linesOf } from '#app/domain/text/row-text.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { type Texts } from './columns.ts'
import { type Deadline, deadlinesText, readDeadlines } from './deadline-rows.ts'
import { type InstitutionForm, numberOf } from './institution.schema.ts'
import { readRequirements, type RequirementColumns, requirementsText } from './requirement-rows.ts'
import { fieldsOfText, textIn } from './three-languages.ts'
import type { AdmissionKind } from './vocabulary.ts'

/** Content of `Institution.details`. */
export type InstitutionDetails = {
  short: Texts | null
  admission: AdmissionKind
  admissions: { documents: Texts[]; deadlines: Deadline[]; source: { text: Texts; year: number } }
  check: Texts | null
  source: { text: Texts; year: number | null }
  /** Other names people search by. */
  synonyms?: string[]
  places?: number
  entry?: number[]
  partial?: boolean
  professions?: string[]
  translated?: Language[]
}

export type StatisticsColumns = {
  rate: number
  measure: string | null
  low: number | null
  high: number | null
  year: number
  source: Texts
}

/** An institution as stored, without derived columns. */
export type InstitutionColumns = {
  type: string
  financing: string | null
  dormitory: boolean | null
  cityId: string
  officialCode: string | null
  national: boolean
  website: string | null
  name: Texts
  about: Texts | null
  details: InstitutionDetails
  requirements: RequirementColumns[]
  statistics: StatisticsColumns | null
}

/** Converts an institution to the values of its form. */
export function fieldsOfInstitution(institution: InstitutionColumns): Fields {
  const { name, about, requirements, statistics, details } = institution
  const { type, financing, dormitory, cityId, officialCode, national, website } = institution
  const { short, admission, admissions, check, source, synonyms = [], places, entry = [], professions = [] } = details
  const on = (is: boolean | undefined) => (is ? 'on' : '')
  const isTranslated = (language: Language) => on(details.translated?.includes(language))
  const documents = admissions.documents
  return {
    ...fieldsOfText('name', name),
    ...{ translatedRu: isTranslated('ru'), translatedKk: isTranslated('kk'), translatedEn: isTranslated('en') },
    ...fieldsOfText('short', short),
    synonyms: synonyms.join('\n'),
    ...{ type, financing: financing ?? '', cityId, website: website ?? '', officialCode: officialCode ?? '' },
    ...{ national: on(national), dormitory: dormitory === null ? '' : dormitory ? 'yes' : 'no' },
    places: places === undefined ? '' : String(places),
    ...fieldsOfText('about', about),
    ...{ admission, entry9: on(entry.includes(9)), entry11: on(entry.includes(11)), partial: on(details.partial) },
    professions: professions.join('\n'),
    requirements: requirementsText(requirements),
    documentsRu: documents.map(({ ru }) => ru).join('\n'),
    documentsKk: documents.map(({ kk }) => kk).join('\n'),
    documentsEn: documents.map(({ en }) => en).join('\n'),
    deadlines: deadlinesText(admissions.deadlines),
    ...fieldsOfText('admissionsSource', admissions.source.text),
    admissionsYear: String(admissions.source.year),
    ...fieldsOfText('check', check),
    ...fieldsOfText('source', source.text),
    sourceYear: source.year === null ? '' : String(source.year),
    ...fieldsOfStatistics(statistics),
  }
}

function fieldsOfStatistics(statistics: StatisticsColumns | null): Fields {
  const { rate, measure, low, high, year, source } = statistics ?? {}
  return {
    statRate: rate === undefined ? '' : String(Number((rate * 100).toFixed(4))),
    ...{ statMeasure: measure ?? '', statLow: String(low ?? ''), statHigh: String(high ?? '') },
    statYear: String(year ?? ''),
    ...fieldsOfText('statSource', source ?? null),
  }
}

/** Converts a validated form to columns. */
export function columnsOfInstitution(form: InstitutionForm): InstitutionColumns {
  const { type, financing = null, cityId, website = null, officialCode = null, places, admission } = form
  const [synonyms, professions] = [linesOf(form.synonyms ?? ''), linesOf(form.professions ?? '')]
  const entry = [...(form.entry9 ? [9] : []), ...(form.entry11 ? [11] : [])]
  const names = { ru: form.translatedRu, kk: form.translatedKk, en: form.translatedEn }
  const translated = languages.filter(language => names[language])
  return {
    ...{ type, financing, cityId, officialCode, website },
    dormitory: form.dormitory === undefined ? null : form.dormitory === 'yes',
    national: form.national === 'on',
    name: textIn('name', form)!,
    about: textIn('about', form),
    details: {
      short: textIn('short', form),
      admission,
      admissions: {
        documents: documentsIn(form),
        deadlines: listOf(readDeadlines(form.deadlines ?? '')),
        source: { text: textIn('admissionsSource', form)!, year: Number(form.admissionsYear) },
      },
      check: textIn('check', form),
      source: { text: textIn('source', form)!, year: form.sourceYear ? Number(form.sourceYear) : null },
      ...(synonyms.length > 0 && { synonyms }),
      ...(places !== undefined && { places: Number(places) }),
      ...(entry.length > 0 && { entry }),
      ...(form.partial && { partial: true }),
      ...(professions.length > 0 && { professions }),
      ...(translated.length > 0 && { translated }),
    },
    requirements: listOf(readRequirements(form.requirements ?? '')),
    statistics: statisticsIn(form),
  }
}

function documentsIn({ documentsRu, documentsKk, documentsEn }: InstitutionForm): Texts[] {
  const [kk, en] = [linesOf(documentsKk), linesOf(documentsEn)]
  return linesOf(documentsRu).map((ru, at) => ({ ru, kk: kk[at]!, en: en[at]! }))
}

function statisticsIn(form: InstitutionForm): StatisticsColumns | null {
  const { statRate, statMeasure = null, statLow, statHigh, statYear } = form
  if (!statRate || !statYear) return null
  const number = (typed: string | undefined) => (typed ? numberOf(typed) : null)
  return {
    rate: Number((numberOf(statRate) / 100).toFixed(6)),
    ...{ measure: statMeasure, low: number(statLow), high: number(statHigh), year: Number(statYear) },
    source: textIn('statSource', form)!,
  }
}

/** Rows that passed the schema. */
function listOf<Item>(read: Item[] | object): Item[] {
  return Array.isArray(read) ? (read as Item[]) : []
}
