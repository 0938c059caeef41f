import type { CycleTable } from '#app/domain/cycle/cycle-tables.server.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, RadioGroup, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { Choices } from './row-words.server.ts'

type Part = { form: PageForm; choices: Choices }

/** Fields of a row, and its source in three languages. */
export function RowFields({ table, ...part }: Part & { table: CycleTable }) {
  const Fields = { LegalFloor: FloorFields, ExchangeRate: RateFields, ExamDate: DateFields }[table]
  const { t } = useTranslation('admissionCycle')
  const { form } = part
  return (
    <>
      <Fields {...part} />
      <LocalizedFields form={form} name="source" label={t('source')} hint={t('sourceHint')} />
    </>
  )
}

function FloorFields({ form, choices: { rules } }: Part) {
  const { t } = useTranslation('admissionCycle')
  const number = { inputMode: 'numeric' } as const
  return (
    <>
      <Select {...form.choice('rule')} label={t('LegalFloor.rule')} placeholder={t('choose')} options={rules} />
      <Field {...form.number('score')} {...number} label={t('LegalFloor.score')} />
      <Columns min="narrow">
        <Field {...form.number('from')} {...number} label={t('LegalFloor.from')} />
        <Field {...form.number('to')} {...number} label={t('LegalFloor.to')} hint={t('toHint')} optional />
      </Columns>
    </>
  )
}

function RateFields({ form, choices: { per } }: Part) {
  const { t } = useTranslation('admissionCycle')
  return (
    <>
      <Field {...form.number('tenge')} label={t('ExchangeRate.tenge')} />
      <RadioGroup {...form.choice('per')} legend={t('ExchangeRate.per')} options={per} beside />
      <Field {...form.choice('date')} type="date" label={t('ExchangeRate.date')} hint={t('rateDayHint')} />
    </>
  )
}

function DateFields({ form, choices: { events } }: Part) {
  const { t } = useTranslation('admissionCycle')
  const day = { type: 'date' } as const
  return (
    <>
      <Select {...form.choice('event')} label={t('ExamDate.event')} placeholder={t('choose')} options={events} />
      <Columns min="narrow">
        <Field {...form.choice('from')} {...day} label={t('ExamDate.from')} />
        <Field {...form.choice('to')} {...day} label={t('ExamDate.to')} />
        <Field {...form.choice('registerFrom')} {...day} label={t('ExamDate.registerFrom')} optional />
        <Field {...form.choice('registerTo')} {...day} label={t('ExamDate.registerTo')} optional />
      </Columns>
      <Checkbox {...form.box('expected')} label={t('ExamDate.expected')} hint={t('expectedHint')} />
    </>
  )
}
