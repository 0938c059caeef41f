import type { MajorForm } from './major.schema.ts'
import type { MajorColumns } from './major-fields.ts'
import type { Rates } from './exchange-rates.server.ts'

/** Codes and exchange rates needed to validate and convert majors. */
export type MajorContext = { groups: ReadonlySet<string>; specialities: ReadonlySet<string>; rates: Rates }

export type RefusedMajor = Partial<Record<keyof MajorForm, string>>

/** Returns error keys for unknown classifier codes or a currency without a rate; null when there are none. */
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
