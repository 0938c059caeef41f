import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import type { CycleTable, Refusal } from '#app/domain/cycle/cycle-tables.server.ts'
import { floorRules } from '#app/domain/institutions/vocabulary.ts'
import { calendarEvents } from '#app/domain/roadmaps/vocabulary.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { FieldWords } from '../../content/history.server.ts'

/** Options of the form's selects, in the reader's language. */
export function choicesOf(args: GuardArgs) {
  const { t } = reading(args, 'admissionCycle')
  const events = reading(args, 'roadmap')
  const rules = reading(args, 'chance')
  return {
    rules: floorRules.map(value => ({ value, label: rules.t(`rule.${value}`) })),
    events: calendarEvents.map(value => ({ value, label: upper(events.t(`event.${value}`)) })),
    per: (['1', '100', '1000'] as const).map(value => ({ value, label: t(`per.${value}`) })),
  }
}

export type Choices = ReturnType<typeof choicesOf>

/** Labels of the fields of a row and texts of their values. */
export function fieldWords(args: GuardArgs, table: CycleTable): FieldWords {
  const { t, language } = reading(args, 'admissionCycle')
  const { rules, events, per } = choicesOf(args)
  const options: Record<string, { value: string; label: string }[] | undefined> = { rule: rules, event: events, per }
  return {
    label: name =>
      localizedLabel(name, stem => t((stem === 'source' ? stem : `${table}.${stem}`) as Key<'admissionCycle'>)),
    value: (name, value) => {
      if (name === 'expected') return value === 'on' ? t('yes') : t('no')
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return plainDateText(value, language)
      return options[name]?.find(option => option.value === value)?.label ?? value
    },
  }
}

/** Returns the display name of a row. */
export function nameOf(args: GuardArgs, table: CycleTable, values: Partial<Record<string, string>>): string {
  const { t, language } = reading(args, 'admissionCycle')
  const { rules, events } = choicesOf(args)
  if (table === 'ExamDate') {
    const event = events.find(({ value }) => value === values.event)?.label ?? ''
    return t('eventOn', { event, day: values.from ? plainDateText(values.from, language) : '' })
  }
  const rule = rules.find(({ value }) => value === values.rule)?.label ?? ''
  return t('floorFrom', { rule, from: values.from ?? '', score: values.score ?? '' })
}

/** Maps a refusal to its field and error key. An overlapping period is included in the key. */
export function refusedFields(refusal: Refusal): Record<string, string> {
  if (refusal === 'currency-taken') return { currency: 'currencyTaken' }
  if (refusal === 'last-of-event') return { event: 'lastOfEvent' }
  const { from, to, score } = refusal.overlaps
  return { from: `overlaps:${[score, from, to ?? ''].join(':')}` }
}

export function upper(text: string) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
