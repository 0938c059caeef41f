import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { collegeWindows } from '#app/domain/institutions/college-window.ts'
import { deadlineParts } from '#app/domain/institutions/deadline-rows.ts'
import { requirementParts } from '#app/domain/institutions/requirement-rows.ts'
import {
  admissionKinds,
  costSources,
  financings,
  institutionTypes,
  measures,
  requirementTypes,
} from '#app/domain/institutions/vocabulary.ts'
import { listEveryPlace } from '#app/domain/locations/places.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { rowsOfText } from '#app/domain/text/row-text.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import type { FieldWords } from '../content/history.server.ts'

/** Returns the cities grouped by country, sorted by name, as select options. */
export async function placesOf(args: GuardArgs) {
  const { language } = reading(args, 'adminInstitutions')
  const compare = compareIn(language)
  const { countries, cities } = await listEveryPlace()
  return countries.map(({ id, name }) => ({
    value: id,
    label: inLanguage(name, language).text,
    options: cities
      .filter(({ countryId }) => countryId === id)
      .map(city => ({ value: city.id, label: inLanguage(city.name, language).text }))
      .toSorted((one, other) => compare(one.label, other.label)),
  }))
}

/** Options of the selects in the forms of institutions and majors, in the reader's language. */
export function choicesOf(args: GuardArgs) {
  const { t } = reading(args, 'adminInstitutions')
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map(value => ({ value, label: label(value) }))
  return {
    types: options(institutionTypes, value => t(`type.${value}`)),
    financings: options(financings, value => t(`financing.${value}`)),
    dormitories: options(['yes', 'no'] as const, value => t(`dormitory.${value}`)),
    admissions: options(admissionKinds, value => t(`admission.${value}`)),
    requirementTypes: options(requirementTypes, value => t(`requirementType.${value}`)),
    measures: options(measures, value => t(`measure.${value}`)),
    windows: options(collegeWindows, value => t(`window.${value}`)),
    bands: options(['SAT', 'GPA'] as const, value => t(`measure.${value}`)),
    costSources: options(costSources, value => t(`costSource.${value}`)),
  }
}

export type Choices = ReturnType<typeof choicesOf>

/** Labels of the fields of an institution or a major and texts of their values. */
export async function fieldWords(args: GuardArgs): Promise<FieldWords> {
  const { t } = reading(args, 'adminInstitutions')
  const choices = choicesOf(args)
  const cities = (await placesOf(args)).flatMap(({ options }) => options)
  const known: Record<string, { value: string; label: string }[] | undefined> = {
    ...{ type: choices.types, financing: choices.financings, dormitory: choices.dormitories, cityId: cities },
    ...{ admission: choices.admissions, statMeasure: choices.bands, costSource: choices.costSources },
  }
  const wordOf = (options: { value: string; label: string }[], value: string) =>
    options.find(option => option.value === value)?.label ?? value
  const rowWords: Record<string, { value: string; label: string }[] | undefined> = {
    type: choices.requirementTypes,
    measure: choices.measures,
    window: choices.windows,
  }
  const rows = (parts: readonly string[], text: string) =>
    rowsOfText(parts, text)
      .map(row => {
        const cells = parts.map(part => wordOf(rowWords[part] ?? [], row[part] ?? ''))
        return cells.filter(Boolean).join(', ')
      })
      .join('; ')
  return {
    label: name => localizedLabel(name, stem => t(`field.${stem}` as Key<'adminInstitutions'>)),
    value: (name, value) => {
      if (value === 'on') return t('yes')
      if (name === 'requirements') return rows(requirementParts, value)
      if (name === 'deadlines') return rows(deadlineParts, value)
      return wordOf(known[name] ?? [], value)
    },
  }
}
