import { memberStatuses } from '#app/domain/access/roles.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup } from '#app/ui/field.tsx'

/** The five statuses with their meanings, and a reason. Routes that use it add `students` to their catalogues. */
export function StatusFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('students')
  return (
    <>
      <RadioGroup
        {...form.choice('status')}
        legend={t('toStatus')}
        options={memberStatuses.map(value => ({
          value,
          label: `${t(`status.${value}`)}: ${t(`status.${value}.means`)}`,
        }))}
      />
      <Field {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} optional />
    </>
  )
}
