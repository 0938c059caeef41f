import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { LoadedResults } from './results.tsx'

type Props = Pick<LoadedResults, 'results'> & {
  /** Number of professions the list was chosen from; null for a test without a list. */
  of: number | null
}

/** How the numbers are computed: bands, norms, earlier attempts and rules. */
export function Method({ results, of }: Props) {
  const { t } = useTranslation('results')
  const { texts, norms, reliabilityText: value } = results
  return (
    <Fold title={t('method.title')} says={texts.unmeasured?.says ?? t('method.says', { value })}>
      <Stack>
        <Text>{of === null ? t('method.text.scales') : t('method.text', { of })}</Text>
        <Text>{texts.read}</Text>
        <Text>
          {norms ? t('norms.known', { count: norms.n }) : (texts.unmeasured?.text ?? t('norms.none', { alpha: value }))}
        </Text>
        <Text>{texts.next}</Text>
        {results.attempts.length > 1 ? <Attempts results={results} /> : null}
        <Row>
          <QuietLink to={pathOf('science')}>{t('method.go')}</QuietLink>
        </Row>
      </Stack>
    </Fold>
  )
}

function Attempts({ results }: Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  return (
    <Stack gap="s">
      <h3>{t('attempts.title')}</h3>
      {results.test.kind === 'INTERESTS' ? <Text>{t('attempts.text')}</Text> : null}
      {results.attempts.map(({ id, on }) => (
        <Row key={id}>
          {id === results.attemptId ? (
            <b>{t('attempts.shown', { date: on })}</b>
          ) : (
            <QuietLink to={pathOf('results', { testId: results.test.id }, { attempt: id })}>{on}</QuietLink>
          )}
        </Row>
      ))}
    </Stack>
  )
}
