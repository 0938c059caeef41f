import type { ReactNode } from 'react'
import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextArea } from '#app/ui/field.tsx'
import { Section } from '#app/ui/section.tsx'
import { InterestFields } from './interest-fields.tsx'

/** Duties, the six interests with the duties that show them, and the attractions of the work. */
export function WorkFields({ form, nearest }: { form: PageForm; nearest: ReactNode }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="part-work" title={t('part.work')}>
      <LocalizedFields form={form} name="duties" label={t('duties')} hint={t('dutiesHint')} rows={10} />
      <InterestFields form={form} />
      {nearest}
      <TextArea {...form.field('reasonLetters')} label={t('reasonLetters')} hint={t('reasonLettersHint')} rows={3} />
      <LocalizedFields form={form} name="reasons" label={t('reasons')} hint={t('reasonsHint')} rows={6} />
    </Section>
  )
}

/** A typical working day, and an activity to try alone. */
export function DayFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="part-day" title={t('part.day')}>
      <LocalizedFields form={form} name="dayWhen" label={t('dayWhen')} hint={t('dayWhenHint')} />
      <LocalizedFields form={form} name="dayPlace" label={t('dayPlace')} hint={t('dayPlaceHint')} rows={3} />
      <TextArea {...form.field('dayTimes')} label={t('dayTimes')} hint={t('dayTimesHint')} rows={5} />
      <LocalizedFields form={form} name="dayHours" label={t('dayHours')} hint={t('dayHoursHint')} rows={12} />
      <LocalizedFields form={form} name="trial" label={t('trial')} hint={t('trialHint')} rows={5} />
    </Section>
  )
}
