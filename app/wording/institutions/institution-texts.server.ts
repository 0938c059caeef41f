import type { InstitutionSheet } from '#app/domain/institutions/institution-sheet.server.ts'
import type { Institution } from '#app/domain/institutions/institutions.server.ts'
import { groupRequirements } from '#app/domain/institutions/requirements.ts'
import { dateText, dayOfYearText, percentText, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { programmeTables } from './programme-texts.server.ts'
import { requirementText } from './requirement-text.server.ts'

/** An institution as its page shows it: everything in words, so that no catalogue of subjects, languages or sources goes
 *  along. */
export function institutionTexts(sheet: InstitutionSheet, reader: Reader<'admission'>) {
  const { t } = reader
  const { institution, picks } = sheet
  const { id, name, lang, about, city, country, type, financing, dormitory, national, officialCode } = institution
  return {
    id,
    name,
    lang,
    about,
    place: t('place', { city, country }),
    type: t(`type.${type}`),
    financing: t(`financing.${financing}`),
    dormitory: t(`dormitory.${dormitory ? 'yes' : 'no'}`),
    national,
    officialCode,
    website: { to: institution.website, host: new URL(institution.website).hostname.replace(/^www\./, '') },
    admission: institution.admission,
    check: institution.check,
    source: t('source.year', { source: institution.source.text, year: institution.source.year }),
    programmes: programmeTables(sheet, reader),
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
      institution.rates &&
      t('source.rates', {
        date: dateText(institution.rates.date, reader.language) ?? '',
        source: institution.rates.source,
      }),
    picks,
    picked: picks.some(pick => pick.id === id),
  }
}

function whenText(from: string | undefined, to: string, { t, language }: Reader<'admission'>) {
  const day = dayOfYearText(from, to, language)
  return from === undefined ? t('deadline.until', { day }) : day
}

/** The published figures of admission as sentences, with their source. */
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
