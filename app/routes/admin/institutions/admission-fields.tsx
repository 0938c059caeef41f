import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { institutionLists } from './form-lists.ts'
import type { Choices } from './institution-words.server.ts'
import { RequirementRows } from './requirement-rows.tsx'
import { RowList } from './row-list.tsx'

type Part = { form: PageForm; choices: Choices }

/** Fields of the admission: entry level, requirements, documents and deadlines. */
export function AdmissionFields({ form, choices }: Part) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Section id="admission-part" title={t('section.admission')}>
      <Select
        {...form.choice('admission')}
        label={t('field.admission')}
        placeholder={t('choose')}
        options={choices.admissions}
      />
      <Stack gap="s">
        <Checkbox {...form.box('entry9')} label={t('field.entry9')} />
        <Checkbox {...form.box('entry11')} label={t('field.entry11')} />
      </Stack>
      <Checkbox {...form.box('partial')} label={t('field.partial')} hint={t('hint.partial')} />
      <RequirementRows form={form} choices={choices} most={institutionLists.requirements.most} />
      <LocalizedFields form={form} name="documents" label={t('field.documents')} rows={6} hint={t('hint.documents')} />
      <DeadlineRows form={form} choices={choices} />
      <LocalizedFields form={form} name="admissionsSource" label={t('field.admissionsSource')} />
      <Field {...form.field('admissionsYear')} inputMode="numeric" label={t('field.admissionsYear')} />
      <TextArea
        {...form.field('professions')}
        label={t('field.professions')}
        hint={t('hint.professions')}
        rows={2}
        optional
      />
    </Section>
  )
}

function DeadlineRows({ form, choices }: Part) {
  const { t } = useTranslation('adminInstitutions')
  const { parts, most } = institutionLists.deadlines
  return (
    <RowList
      form={form}
      name="deadlines"
      legend={t('field.deadlines')}
      hint={t('hint.deadlines')}
      parts={parts}
      most={most}
    >
      {field => (
        <>
          <Columns min="narrow">
            <Field {...field('from')} label={t('row.from')} placeholder="25.06" optional />
            <Field {...field('to')} label={t('row.to')} placeholder="20.07" />
            <Select
              {...field('window')}
              label={t('row.window')}
              placeholder={t('row.everybody')}
              options={choices.windows}
              optional
            />
          </Columns>
          <Columns min="narrow">
            <TextArea {...field('ru')} label={t('row.ru')} lang="ru" rows={2} />
            <TextArea {...field('kk')} label={t('row.kk')} lang="kk" rows={2} />
            <TextArea {...field('en')} label={t('row.en')} lang="en" rows={2} />
          </Columns>
        </>
      )}
    </RowList>
  )
}
