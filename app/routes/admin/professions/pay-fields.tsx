import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns, Text } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Part } from './profession-fields.tsx'

/** Outlook, pay in general, and a pay figure of the profession itself with source and period. */
export function PayFields({ form, choices }: Part) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="part-pay" title={t('part.pay')}>
      <Columns>
        <Select {...form.choice('outlook')} label={t('outlook')} placeholder={t('choose')} options={choices.outlooks} />
        <Select
          {...form.choice('paidAs')}
          label={t('paidAs')}
          placeholder={t('nothing')}
          options={choices.paidAs}
          optional
        />
      </Columns>
      <LocalizedFields form={form} name="outlookText" label={t('outlookText')} rows={5} />
      <Text>{t('payHint')}</Text>
      <Columns>
        <Field {...form.number('payAverage')} label={t('payAverage')} optional />
        <Field {...form.number('payLow')} label={t('payLow')} optional />
        <Field {...form.number('payHigh')} label={t('payHigh')} optional />
        <Field
          {...form.field('payPeriod')}
          label={t('payPeriod')}
          hint={t('payPeriodHint')}
          autoComplete="off"
          optional
        />
        <Select
          {...form.choice('payMeasure')}
          label={t('payMeasure')}
          placeholder={t('nothing')}
          options={choices.measures}
          optional
        />
        <Field {...form.field('paySeenAt')} type="url" label={t('paySeenAt')} autoComplete="off" optional />
      </Columns>
      <Checkbox {...form.box('payBeforeTax')} label={t('payBeforeTax')} />
      <LocalizedFields form={form} name="payLabel" label={t('payLabel')} />
      <LocalizedFields form={form} name="paySource" label={t('paySource')} />
      <TextArea
        {...form.field('payAlsoAmounts')}
        label={t('payAlsoAmounts')}
        hint={t('payAlsoAmountsHint')}
        rows={2}
        optional
      />
      <LocalizedFields form={form} name="payAlso" label={t('payAlso')} hint={t('payAlsoHint')} rows={2} />
    </Section>
  )
}
