import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

type GroupFieldsProps = { form: PageForm; mentors: { id: string; name: string }[] }

/** Fields of a group: code, class and mentor. */
export function GroupFields({ form, mentors }: GroupFieldsProps) {
  const { t } = useTranslation('groups')
  return (
    <>
      <Columns>
        <Field {...form.field('code')} label={t('code')} hint={t('codeHint')} autoComplete="off" />
        <Field {...form.number('year')} label={t('year')} hint={t('yearHint')} />
      </Columns>
      <Select
        {...form.choice('mentorId')}
        label={t('mentor')}
        hint={t('mentorHint')}
        placeholder={t('noMentor')}
        options={mentors.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
