import type { Fields } from '#app/domain/content/history.server.ts'
import type { Texts } from './columns.ts'
import { numberOf } from './institution.schema.ts'
import { codesIn, type MajorForm } from './major.schema.ts'
import { readRequirements, type RequirementColumns, requirementsText } from './requirement-rows.ts'
import { fieldsOfText, textIn } from './three-languages.ts'

/** A major as stored, without derived columns. */
export type MajorColumns = {
  name: Texts
  groupCode: string | null
  specialityCode: string | null
  years: number | null
  languages: string[]
  cost: number | null
  currency: string | null
  costYear: number | null
  costSource: string | null
  costChecked: boolean
  grants: boolean
  requirements: RequirementColumns[]
}

/** Converts a major to the values of its form. */
export function fieldsOfMajor(major: MajorColumns): Fields {
  const { name, groupCode, specialityCode, years, languages, cost, currency, costYear, costSource } = major
  const typed = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    ...fieldsOfText('name', name),
    ...{ groupCode: typed(groupCode), specialityCode: typed(specialityCode), years: typed(years) },
    languages: inOrder(languages).join(', '),
    ...{ cost: typed(cost), currency: typed(currency), costYear: typed(costYear), costSource: typed(costSource) },
    ...{ costChecked: major.costChecked ? 'on' : '', grants: major.grants ? 'on' : '' },
    requirements: requirementsText(major.requirements),
  }
}

/** Converts a validated form to columns. */
export function columnsOfMajor(form: MajorForm): MajorColumns {
  const { groupCode = null, specialityCode = null, years, cost, currency = null, costYear, costSource = null } = form
  const requirements = readRequirements(form.requirements ?? '')
  return {
    name: textIn('name', form)!,
    ...{ groupCode, specialityCode, currency, costSource },
    years: years ? numberOf(years) : null,
    languages: inOrder(codesIn(form.languages ?? '')),
    cost: cost === undefined ? null : Number(cost),
    costYear: costYear ? Number(costYear) : null,
    ...{ costChecked: form.costChecked === 'on', grants: form.grants === 'on' },
    requirements: 'key' in requirements ? [] : requirements,
  }
}

/** Sorts language codes: kk, ru and en first, then alphabetically. */
function inOrder(codes: readonly string[]): string[] {
  const first = ['kk', 'ru', 'en']
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return codes.toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}
