import { useTranslation } from '#app/i18n/use-translation.ts'
import { Prose } from '#app/ui/prose.tsx'

/** The way from a country to a chance, for a person who has not begun it. */
export function Way() {
  const { t } = useTranslation('institutions')
  return (
    <Prose as="ol" aria-label={t('way.label')}>
      {([1, 2, 3, 4] as const).map(step => (
        <li key={step}>{t(`way.${step}`)}</li>
      ))}
    </Prose>
  )
}
