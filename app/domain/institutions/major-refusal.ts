import type { MajorForm } from './major.schema.ts'
import type { MajorColumns } from './major-fields.ts'
import type { Rates } from './exchange-rates.server.ts'

/** The codes and rates a major is checked and computed with. */
export type MajorContext = { groups: ReadonlySet<string>; specialities: ReadonlySet<string>; rates: Rates }

export type RefusedMajor = Partial<Record<keyof MajorForm, string>>

/** What a major names that the classifiers do not know, or a currency without a rate; null when there is nothing. */
export function refusalOf(
  { groupCode, specialityCode, currency }: Pick<MajorColumns, 'groupCode' | 'specialityCode' | 'currency'>,
  { groups, specialities, rates }: MajorContext,
): RefusedMajor | null {
  const refused: RefusedMajor = {
    ...(groupCode !== null && !groups.has(groupCode) && { groupCode: 'groupUnknown' }),
    ...(specialityCode !== null && !specialities.has(specialityCode) && { specialityCode: 'specialityUnknown' }),
    ...(currency !== null && !rates.has(currency) && { currency: 'currencyUnknown' }),
  }
  return Object.keys(refused).length > 0 ? refused : null
}
