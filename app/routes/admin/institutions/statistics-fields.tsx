import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns, Text } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Choices } from './institution-words.server.ts'

/** Admission statistics that an institution abroad publishes. */
export function StatisticsFields({ form, choices }: { form: PageForm; choices: Choices }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Section id="statistics" title={t('section.statistics')}>
      <Text>{t('statisticsText')}</Text>
      <Columns>
        <Field {...form.number('statRate')} label={t('field.statRate')} hint={t('hint.statRate')} optional />
        <Field {...form.field('statYear')} inputMode="numeric" label={t('field.statYear')} optional />
      </Columns>
      <Columns>
        <Select
          {...form.choice('statMeasure')}
          label={t('field.statMeasure')}
          placeholder={t('unknown')}
          options={choices.bands}
          optional
        />
        <Field {...form.number('statLow')} label={t('field.statLow')} optional />
        <Field {...form.number('statHigh')} label={t('field.statHigh')} optional />
      </Columns>
      <LocalizedFields form={form} name="statSource" label={t('field.statSource')} optional />
    </Section>
  )
}
