import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { ShownTest } from './show.tsx'

type GoProps = {
  test: ShownTest
  locked: boolean
  /** Whether taking the test is the next step. A retake is not, unless the answers were careless. */
  isStep: boolean
}

/** Button to start, continue or retake the test, below any notice of what prevents it. */
export function Go({ test, locked, isStep }: GoProps) {
  const { t } = useTranslation('tests')
  if (test.tooYoung && test.canTake) return <Alert tone="info">{t('show.tooYoung', { age: test.minimumAge })}</Alert>
  return (
    <Stack gap="s">
      {test.canTake ? null : <Alert tone="info">{t('show.retired')}</Alert>}
      {locked && test.canTake ? <Alert tone="info">{t('show.locked')}</Alert> : null}
      {test.until ? <Alert tone="warn">{t('time.until', { until: test.until })}</Alert> : null}
      <Row>
        {test.canTake ? (
          <Form method="post">
            <Button forward kind={isStep ? 'main' : 'second'}>
              {t(`go.${test.isAllAnswered ? 'check' : test.state}`)}
            </Button>
          </Form>
        ) : null}
        {test.completedAt ? (
          <ButtonLink kind="second" to={pathOf('results', { testId: test.id })}>
            {t('show.results')}
          </ButtonLink>
        ) : null}
        <QuietLink to={pathOf('tests')}>{t('show.back')}</QuietLink>
      </Row>
    </Stack>
  )
}
