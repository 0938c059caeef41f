import { useTranslation } from '#app/i18n/use-translation.ts'
import { Facts } from '#app/ui/facts.tsx'
import type { LoadedProfile } from './show.tsx'

/** Organisation, status and city, as far as the viewer may see them, and the date of joining. */
export function AboutPerson({ person }: Pick<LoadedProfile, 'person'>) {
  const { t } = useTranslation('profile')
  const { organization, status, year, city } = person.whereabouts ?? {}
  const inYear = year && (status === 'PUPIL' || status === 'STUDENT') ? t(`year.${status}`, { year }) : null
  const facts = [
    { term: t('organization'), text: organization && <bdi>{organization}</bdi> },
    { term: t('status'), text: status ? [t(`status.${status}`), inYear].filter(Boolean).join(', ') : null },
    { term: t('city'), text: city },
    { term: t('joined'), text: person.joined },
  ]
  return <Facts items={facts.filter(({ text }) => Boolean(text))} />
}
