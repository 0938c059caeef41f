import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { AdmissionFields } from './admission-fields.tsx'
import type { Choices, placesOf } from './institution-words.server.ts'
import { StatisticsFields } from './statistics-fields.tsx'

type Part = { form: PageForm; choices: Choices; places: Awaited<ReturnType<typeof placesOf>> }

/** Fields of an institution, in the order in which pupils see them. */
export function InstitutionFields({ form, choices, places }: Part) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <>
      <Section id="names" title={t('section.names')}>
        <LocalizedFields form={form} name="name" label={t('field.name')} />
        <Stack gap="s">
          {(['translatedRu', 'translatedKk', 'translatedEn'] as const).map(name => (
            <Checkbox key={name} {...form.box(name)} label={localizedLabel(name, () => t('field.translated'))} />
          ))}
        </Stack>
        <LocalizedFields form={form} name="short" label={t('field.short')} optional />
        <TextArea {...form.field('synonyms')} label={t('field.synonyms')} hint={t('hint.synonyms')} rows={4} optional />
      </Section>
      <Section id="kind" title={t('section.kind')}>
        <Columns min="wide">
          <Select {...form.choice('type')} label={t('field.type')} placeholder={t('choose')} options={choices.types} />
          <Select
            {...form.choice('financing')}
            label={t('field.financing')}
            placeholder={t('unknown')}
            options={choices.financings}
            optional
          />
          <Select {...form.choice('cityId')} label={t('field.cityId')} placeholder={t('choose')} options={places} />
          <Field {...form.field('website')} type="url" label={t('field.website')} hint={t('hint.website')} optional />
          <Select
            {...form.choice('dormitory')}
            label={t('field.dormitory')}
            placeholder={t('unknown')}
            options={choices.dormitories}
            optional
          />
          <Field {...form.number('places')} inputMode="numeric" label={t('field.places')} optional />
          <Field
            {...form.field('officialCode')}
            label={t('field.officialCode')}
            hint={t('hint.officialCode')}
            optional
          />
        </Columns>
        <Checkbox {...form.box('national')} label={t('field.national')} hint={t('hint.national')} />
        <LocalizedFields form={form} name="about" label={t('field.about')} rows={4} optional />
      </Section>
      <AdmissionFields form={form} choices={choices} />
      <StatisticsFields form={form} choices={choices} />
      <Section id="sources" title={t('section.sources')}>
        <LocalizedFields form={form} name="check" label={t('field.check')} rows={2} hint={t('hint.check')} optional />
        <LocalizedFields form={form} name="source" label={t('field.source')} />
        <Field {...form.field('sourceYear')} inputMode="numeric" label={t('field.sourceYear')} optional />
      </Section>
    </>
  )
}
