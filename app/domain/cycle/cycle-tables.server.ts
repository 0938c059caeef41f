import type { Db } from '#app/database/client.server.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import type { Row } from '#app/domain/content/rows.server.ts'
import { yearOf } from '#app/domain/calendar/days.ts'
import type { Localized } from '#app/i18n/config.ts'
import { monthAndDay, overlap, type Period, registrationDay } from './exam-days.ts'
import { type CycleForms, type NewCycleForms, numberOf } from './row.schema.ts'

/** Mapping between rows and forms for each table, and the checks of a form against other rows. */

export type CycleTable = keyof CycleForms

export const keyColumns = { LegalFloor: 'id', ExchangeRate: 'currency', ExamDate: 'id' } as const

/** The period overlaps that of another row with the same rule, the currency already has a rate, or its event would be
 *  left without days, on which plans depend. */
export type Refusal = { overlaps: Period & { score: number } } | 'currency-taken' | 'last-of-event'

type Sources = { sourceRu: string; sourceKk: string; sourceEn: string }
const sourceIn = ({ sourceRu: ru, sourceKk: kk, sourceEn: en }: Sources) => ({ ru, kk, en })

function sourceFields(source: unknown): Fields {
  const { ru, kk = '', en = '' } = source as Localized
  return { sourceRu: ru, sourceKk: kk, sourceEn: en }
}

const typed = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

/** The form values of a row, as typed. */
export const fieldsOf: Record<CycleTable, (row: Row) => Fields> = {
  LegalFloor: ({ rule, from, to, score, source }) => ({
    ...{ rule: typed(rule), from: typed(from), to: typed(to), score: typed(score) },
    ...sourceFields(source),
  }),
  ExchangeRate: ({ tenge, per, date, source }) => ({
    ...{ tenge: typed(tenge), per: typed(per), date: typed(date) },
    ...sourceFields(source),
  }),
  ExamDate: row => {
    const { event, year, from, to, registerFrom, registerTo, expected, source } = row as ExamRow
    const first = `${year}-${from}`
    const register = (day: string | null) => (day ? registrationDay(first, day) : '')
    return {
      ...{ event, from: first, to: `${year}-${to}` },
      ...{ registerFrom: register(registerFrom), registerTo: register(registerTo), expected: expected ? 'on' : '' },
      ...sourceFields(source),
    }
  },
}

type ExamRow = {
  event: string
  year: number
  from: string
  to: string
  registerFrom: string | null
  registerTo: string | null
  expected: boolean
  source: unknown
}

const rows: { [Table in CycleTable]: (given: CycleForms[Table]) => Row } = {
  LegalFloor: ({ rule, from, to, score, ...given }) => ({
    ...{ rule, from: Number(from), to: to === undefined ? null : Number(to), score: Number(score) },
    source: sourceIn(given),
  }),
  ExchangeRate: ({ tenge, per, date, ...given }) => ({
    ...{ tenge: numberOf(tenge), per: Number(per), date },
    source: sourceIn(given),
  }),
  ExamDate: ({ event, from, to, registerFrom, registerTo, expected, ...given }) => ({
    ...{ event, year: yearOf(from), from: monthAndDay(from), to: monthAndDay(to) },
    registerFrom: registerFrom ? monthAndDay(registerFrom) : null,
    registerTo: registerTo ? monthAndDay(registerTo) : null,
    expected: expected === 'on',
    source: sourceIn(given),
  }),
}

/** The columns written by a form. */
export function rowOf<Table extends CycleTable>(table: Table, given: CycleForms[Table]): Row {
  return rows[table](given)
}

/** Base of a new row's id, in the same format as in the seed's content. */
export function freeBase<Table extends CycleTable>(table: Table, given: NewCycleForms[Table]): string {
  const { rule, from = '', event, currency } = given as Partial<Record<string, string>>
  if (table === 'LegalFloor') return `${rule!}-${from}`
  return table === 'ExamDate' ? `${event!}-${yearOf(from)}-${monthAndDay(from)}` : currency!
}

/** The reason why a form conflicts with other rows; null when it does not. */
export async function refusalOf<Table extends CycleTable>(
  tx: Db,
  table: Table,
  given: CycleForms[Table],
  self: string | null,
): Promise<Refusal | null> {
  if (table === 'LegalFloor') {
    const { rule, ...wanted } = rowOf(table, given) as Period & { rule: string }
    const others = await tx.legalFloor.findMany({ where: { rule }, orderBy: { from: 'asc' } })
    const other = others.find(({ id, ...floor }) => id !== self && overlap(floor, wanted))
    return other ? { overlaps: { from: other.from, to: other.to, score: other.score } } : null
  }
  if (table === 'ExchangeRate' && self === null) {
    const { currency } = given as unknown as { currency: string }
    return (await tx.exchangeRate.count({ where: { currency } })) > 0 ? 'currency-taken' : null
  }
  return null
}
