import { requirementParts } from '#app/domain/institutions/requirement-rows.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { Choices } from './institution-words.server.ts'
import { RowList } from './row-list.tsx'

export function RequirementRows({ form, choices, most }: { form: PageForm; choices: Choices; most: number }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <RowList
      form={form}
      name="requirements"
      legend={t('field.requirements')}
      hint={t('hint.requirements')}
      parts={requirementParts}
      most={most}
    >
      {field => (
        <>
          <Columns min="narrow">
            <Select
              {...field('type')}
              label={t('row.type')}
              placeholder={t('choose')}
              options={choices.requirementTypes}
            />
            <Select
              {...field('measure')}
              label={t('row.measure')}
              placeholder={t('choose')}
              options={choices.measures}
            />
            <Field {...field('minimum')} inputMode="decimal" label={t('row.minimum')} optional />
            <Field {...field('language')} label={t('row.language')} placeholder="en" optional />
            <Field {...field('alternative')} label={t('row.alternative')} placeholder="english" optional />
          </Columns>
          <Columns min="narrow">
            <TextArea {...field('ru')} label={t('row.ru')} lang="ru" rows={2} optional />
            <TextArea {...field('kk')} label={t('row.kk')} lang="kk" rows={2} optional />
            <TextArea {...field('en')} label={t('row.en')} lang="en" rows={2} optional />
          </Columns>
        </>
      )}
    </RowList>
  )
}
