import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Part } from './profession-fields.tsx'

/** Title, summary, field, codes and related professions. */
export function NameFields({ form, choices }: Part) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="part-name" title={t('part.name')}>
      <LocalizedFields form={form} name="title" label={t('title')} hint={t('titleHint')} />
      <LocalizedFields form={form} name="summary" label={t('summary')} hint={t('summaryHint')} rows={4} />
      <Select {...form.choice('field')} label={t('field')} placeholder={t('choose')} options={choices.fields} />
      <TextArea {...form.field('synonyms')} label={t('synonyms')} hint={t('synonymsHint')} rows={3} optional />
      <Columns>
        <Field {...form.field('soc')} label={t('soc')} hint={t('socHint')} autoComplete="off" />
        <Field {...form.field('isco')} label={t('isco')} hint={t('iscoHint')} autoComplete="off" />
      </Columns>
      <TextArea {...form.field('related')} label={t('related')} hint={t('relatedHint')} rows={8} />
    </Section>
  )
}
