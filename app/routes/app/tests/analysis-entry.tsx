import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadedSection, Stack, Text } from '#app/ui/layout.tsx'

/** Link to the analysis that the tests lead to, with the progress towards it. */
export function AnalysisEntry({ done, of, made }: { done: number; of: number; made: boolean }) {
  const { t } = useTranslation('tests')
  const text = made ? t('analysis.done') : t(done === of ? 'analysis.analyse' : 'analysis.further', { done, of })
  return (
    <HeadedSection id="analysis" heading={t('analysis.title')}>
      <Stack>
        <Text>{text}</Text>
        <div>
          <ButtonLink to={pathOf('personality')} kind="second" forward>
            {t('analysis.go')}
          </ButtonLink>
        </div>
      </Stack>
    </HeadedSection>
  )
}
