import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { majorLists } from '../form-lists.ts'
import type { Choices } from '../institution-words.server.ts'
import { RequirementRows } from '../requirement-rows.tsx'

export function MajorFields({ form, choices }: { form: PageForm; choices: Choices }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <>
      <LocalizedFields form={form} name="name" label={t('field.name')} />
      <Columns min="wide">
        <Field {...form.field('groupCode')} label={t('field.groupCode')} hint={t('hint.groupCode')} optional />
        <Field
          {...form.field('specialityCode')}
          label={t('field.specialityCode')}
          hint={t('hint.specialityCode')}
          optional
        />
        <Field {...form.number('years')} label={t('field.years')} hint={t('hint.years')} optional />
        <Field {...form.field('languages')} label={t('field.languages')} hint={t('hint.languages')} optional />
      </Columns>
      <Checkbox {...form.box('grants')} label={t('field.grants')} hint={t('hint.grants')} />
      <Section id="cost-part" title={t('section.cost')}>
        <Columns>
          <Field {...form.number('cost')} inputMode="numeric" label={t('field.cost')} hint={t('hint.cost')} optional />
          <Field {...form.field('currency')} label={t('field.currency')} hint={t('hint.currency')} optional />
        </Columns>
        <Columns>
          <Field {...form.field('costYear')} inputMode="numeric" label={t('field.costYear')} optional />
          <Select
            {...form.choice('costSource')}
            label={t('field.costSource')}
            placeholder={t('unknown')}
            options={choices.costSources}
            optional
          />
        </Columns>
        <Checkbox {...form.box('costChecked')} label={t('field.costChecked')} hint={t('hint.costChecked')} />
      </Section>
      <RequirementRows form={form} choices={choices} most={majorLists.requirements.most} />
    </>
  )
}
