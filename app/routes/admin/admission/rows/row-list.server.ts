import type { LoaderFunctionArgs } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import { listCycleRows } from '#app/domain/cycle/cycle-rows.server.ts'
import { type CycleTable, fieldsOf } from '#app/domain/cycle/cycle-tables.server.ts'
import { floorRules } from '#app/domain/institutions/vocabulary.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { currencyText, numberText, plainDateText, plainDaysText } from '#app/i18n/format.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { pagesOf } from './kinds.ts'
import { choicesOf } from './row-words.server.ts'

/** Loads the rows of a table as lines of cells. Rows in force or coming next are listed first. */
export async function loadRows(args: LoaderFunctionArgs, table: CycleTable) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'admissionCycle')
  const found = (await listCycleRows(table)).map(row => ({
    id: String(table === 'ExchangeRate' ? row.currency : row.id),
    values: fieldsOf[table](row),
    source: inLanguage(row.source, language).text,
  }))
  const { columns, lines } = { LegalFloor: floorLines, ExchangeRate: rateLines, ExamDate: dateLines }[table](
    args,
    found,
  )
  return {
    page: headOf(args, { title: t(`${table}.title`), description: t('description') }),
    table,
    columns: [...columns.map(key => ({ key, label: t(`column.${key}`) })), { key: 'source', label: t('source') }],
    rows: lines.map(({ id, cells, name, note, source }) => ({
      ...{ id, name, note, cells: [...cells, source] },
      to: adminPathOf(pagesOf[table].edit, { rowId: id }),
    })),
  }
}

export type LoadedRows = Awaited<ReturnType<typeof loadRows>>

type Found = { id: string; values: Record<string, string>; source: string }[]
type Lines = {
  columns: ('rule' | 'years' | 'score' | 'currency' | 'rate' | 'day' | 'event' | 'days' | 'registration')[]
  lines: { id: string; name: string; note: string | null; cells: string[]; source: string }[]
}

function floorLines(args: GuardArgs, found: Found): Lines {
  const { t } = reading(args, 'admissionCycle')
  const { rules } = choicesOf(args)
  const coming = schoolYearEnd(calendarDay(new Date()))
  const place = (rule = '') => floorRules.findIndex(known => known === rule)
  const sorted = found.toSorted(
    (one, other) =>
      place(one.values.rule) - place(other.values.rule) || Number(other.values.from) - Number(one.values.from),
  )
  return {
    columns: ['rule', 'years', 'score'],
    lines: sorted.map(({ id, values: { rule, from = '', to = '', score = '' }, source }) => ({
      ...{ id, source },
      name: rules.find(({ value }) => value === rule)?.label ?? id,
      note: to && Number(to) < coming ? t('over') : Number(from) > coming ? t('ahead') : null,
      cells: [to ? t('years', { from, to }) : t('yearsOpen', { from }), score],
    })),
  }
}

function rateLines(args: GuardArgs, found: Found): Lines {
  const { t, language } = reading(args, 'admissionCycle')
  return {
    columns: ['currency', 'rate', 'day'],
    lines: found
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, values: { tenge, per = '1', date = '' }, source }) => ({
        ...{ id, source, note: null },
        name: currencyText(id, language),
        cells: [
          t('rateOf', { tenge: numberText(Number(tenge), language, 4), per, currency: id }),
          plainDateText(date, language),
        ],
      })),
  }
}

function dateLines(args: GuardArgs, found: Found): Lines {
  const { t, language } = reading(args, 'admissionCycle')
  const { events } = choicesOf(args)
  const today = calendarDay(new Date())
  const isPast = ({ values: { to = '' } }: Found[number]) => to < today
  const sorted = found.toSorted((one, other) => (one.values.from! < other.values.from! ? -1 : 1))
  return {
    columns: ['event', 'days', 'registration'],
    lines: [...sorted.filter(row => !isPast(row)), ...sorted.filter(isPast).toReversed()].map(row => {
      const { event, from = '', to = '', registerFrom, registerTo, expected } = row.values
      return {
        ...{ id: row.id, source: row.source },
        name: events.find(({ value }) => value === event)?.label ?? row.id,
        note: isPast(row) ? t('past') : expected ? t('expected') : null,
        cells: [
          plainDaysText(from, to, language),
          registerFrom && registerTo ? plainDaysText(registerFrom, registerTo, language) : t('noRegistration'),
        ],
      }
    }),
  }
}
