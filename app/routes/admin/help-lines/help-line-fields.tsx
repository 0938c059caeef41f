import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

export function HelpLineFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminHelpLines')
  return (
    <>
      <Columns>
        <Field
          {...form.field('number')}
          inputMode="tel"
          label={t('number')}
          hint={t('numberHint')}
          autoComplete="off"
        />
        <Field {...form.number('order')} inputMode="numeric" label={t('order')} hint={t('orderHint')} />
      </Columns>
      <Field {...form.field('nameRu')} label={t('nameRu')} hint={t('nameHint')} lang="ru" autoComplete="off" />
      <Field {...form.field('nameKk')} label={t('nameKk')} lang="kk" autoComplete="off" />
      <Field {...form.field('nameEn')} label={t('nameEn')} lang="en" autoComplete="off" />
      <TextArea {...form.field('aboutRu')} label={t('aboutRu')} hint={t('aboutHint')} lang="ru" rows={2} />
      <TextArea {...form.field('aboutKk')} label={t('aboutKk')} lang="kk" rows={2} />
      <TextArea {...form.field('aboutEn')} label={t('aboutEn')} lang="en" rows={2} />
    </>
  )
}
