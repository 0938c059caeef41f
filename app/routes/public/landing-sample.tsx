import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Firsts } from '#app/ui/answer.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Conclusion } from '#app/ui/prose.tsx'
import type { LoadedLanding } from './landing.tsx'

/** The first three professions of the sample analysis. */
export function LandingSample({ firsts }: Pick<LoadedLanding, 'firsts'>) {
  const { t } = useTranslation('landing')
  return (
    <Stack as="section" aria-labelledby="example">
      <h2 id="example">{t('example.title')}</h2>
      <Conclusion>{t('example.said')}</Conclusion>
      <Firsts items={firsts} />
      <Text>{t('example.text')}</Text>
      <div>
        <QuietLink to={pathOf('sample')} forward>
          {t('example.go')}
        </QuietLink>
      </div>
    </Stack>
  )
}
