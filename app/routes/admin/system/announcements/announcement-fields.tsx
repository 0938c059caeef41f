import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

export function AnnouncementFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('announcements')
  return (
    <>
      <LocalizedFields form={form} name="text" label={t('text')} rows={4} />
      <Field {...form.field('path')} label={t('path')} hint={t('pathHint')} autoComplete="off" optional />
      <Columns>
        <Field {...form.choice('from')} type="datetime-local" label={t('from')} hint={t('timeHint')} />
        <Field {...form.choice('until')} type="datetime-local" label={t('until')} />
      </Columns>
      <RadioGroup
        {...form.choice('tone')}
        legend={t('tone')}
        options={(['NOTE', 'CAUTION'] as const).map(value => ({ value, label: t(`tone.${value}`) }))}
      />
      <RadioGroup
        {...form.choice('audience')}
        legend={t('audience')}
        options={(['EVERYBODY', 'SIGNED_IN'] as const).map(value => ({ value, label: t(`audience.${value}`) }))}
      />
    </>
  )
}
