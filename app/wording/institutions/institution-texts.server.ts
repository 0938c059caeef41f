import type { InstitutionSheet } from '#app/domain/institutions/institution-sheet.server.ts'
import type { Institution } from '#app/domain/institutions/institutions.server.ts'
import { groupRequirements } from '#app/domain/institutions/requirements.ts'
import { dateText, dayOfYearText, percentText, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { programmeTables } from './programme-texts.server.ts'
import { collegesLink } from './taught-texts.server.ts'
import { requirementText } from './requirement-text.server.ts'

/** Returns the texts of an institution for its page. Everything is worded on the server, so no catalogue of subjects,
 *  languages or sources is sent to the browser. */
export function institutionTexts(sheet: InstitutionSheet, reader: Reader<'admission'>) {
  const { t } = reader
  const { institution, picks } = sheet
  const { id, name, lang, about, city, country, type, national, officialCode, website, entry } = institution
  return {
    id,
    name,
    lang,
    about,
    place: t('place', { city, country }),
    type: t(`type.${type}`),
    financing: t(`financing.${institution.financing ?? 'unknown'}`),
    dormitory: dormitoryText(institution, reader),
    // Only colleges differ in whether they admit after class 9 or class 11.
    entry: type === 'COLLEGE' ? t(entryKey(entry)) : null,
    national,
    officialCode,
    noWebsite: t(isOurCollege(institution) ? 'website.ask' : 'website.none'),
    website: website === null ? null : { to: website, host: new URL(website).hostname.replace(/^www\./, '') },
    admission: institution.admission,
    check: institution.check,
    source: [sourceText(institution.source, reader), ...(institution.translated ? [t('translated')] : [])].join(' '),
    partial: institution.partial ? t('partial') : null,
    professions: sheet.professions,
    programmes: programmeTables(sheet, reader),
    ask: askText(institution, reader),
    requirements: groupRequirements(institution.requirements).map(({ type: of, choices }) => ({
      type: of,
      choices: choices.map(choice => choice.map(each => requirementText(each, reader)).join(t('or'))),
    })),
    documents: institution.documents,
    deadlines: institution.deadlines.map(({ from, to, text }) => ({ text, when: whenText(from, to, reader) })),
    admissionsSource: t('source.year', {
      source: institution.admissionsSource.text,
      year: institution.admissionsSource.year,
    }),
    figures: institution.statistics && figureTexts(institution.statistics, reader),
    rates:
      institution.rates
        .map(({ date, source }) => t('source.rates', { date: dateText(date, reader.language) ?? '', source }))
        .join(' ') || null,
    picks,
    picked: picks.some(pick => pick.id === id),
  }
}

/** Advises how to ask a college that has published no programmes, and links to other colleges. */
function askText(institution: Institution, reader: Reader<'admission'>) {
  const { programmes, region, website } = institution
  if (!isOurCollege(institution) || programmes.length > 0) return null
  const { t } = reader
  return {
    text: [t('ask.text'), t(website === null ? 'ask.noSite' : 'ask.site')].join(' '),
    places: region === null ? [collegesLink(null, reader)] : [region, null].map(of => collegesLink(of, reader)),
  }
}

function isOurCollege({ type, countryId }: Institution) {
  return type === 'COLLEGE' && countryId === 'kz'
}

function sourceText({ text: source, year }: Institution['source'], { t }: Reader<'admission'>) {
  return year === null ? t('source.noYear', { source }) : t('source.year', { source, year })
}

function dormitoryText({ dormitory, places }: Institution, { t }: Reader<'admission'>) {
  if (dormitory === null) return t('dormitory.unknown')
  if (!dormitory) return t('dormitory.no')
  return places === null ? t('dormitory.yes') : t('dormitory.places', { count: places })
}

function entryKey(entry: readonly number[] | null) {
  if (entry === null) return 'entry.unknown'
  return entry.length > 1 ? 'entry.both' : entry.includes(9) ? 'entry.9' : 'entry.11'
}

function whenText(from: string | undefined, to: string, { t, language }: Reader<'admission'>) {
  const day = dayOfYearText(from, to, language)
  return from === undefined ? t('deadline.until', { day }) : day
}

/** Describes the published admission figures in sentences, with their source. */
function figureTexts(
  { rate, band, year, source }: NonNullable<Institution['statistics']>,
  { t, language }: Reader<'admission'>,
) {
  return [
    t('rate', { rate: percentText(rate, language), year }),
    ...(band
      ? [
          t(`band.${band.measure as 'SAT'}`, {
            low: typedNumber(band.low, language),
            high: typedNumber(band.high, language),
          }),
        ]
      : []),
    t('source', { source }),
  ]
}
