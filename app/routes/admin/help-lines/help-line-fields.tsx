import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
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
      <LocalizedFields form={form} name="name" label={t('name')} hint={t('nameHint')} />
      <LocalizedFields form={form} name="about" label={t('about')} hint={t('aboutHint')} rows={2} />
    </>
  )
}
