import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'

type Props = { confirmed: string | null; pending: string | null }

export function EmailSection({ confirmed, pending }: Props) {
  const { t } = useTranslation('credentials')
  return (
    <Stack as="section" aria-labelledby="email-title">
      <h2 id="email-title">{t('email.title')}</h2>
      {confirmed === null && pending === null ? <Text>{t('email.none')}</Text> : null}
      {confirmed === null ? null : (
        <Row>
          <Text>{confirmed}</Text>
          <Badge shape="full" tone="good">
            {t('email.confirmed')}
          </Badge>
        </Row>
      )}
      {pending === null ? null : (
        <Row>
          <Text>{pending}</Text>
          <Badge shape="half">{t('email.pending')}</Badge>
        </Row>
      )}
      <Row>
        <QuietLink to={pathOf('email')}>
          {t(confirmed === null && pending === null ? 'email.add' : 'email.change')}
        </QuietLink>
        {pending === null ? null : <QuietLink to={pathOf('verifyEmail')}>{t('email.check')}</QuietLink>}
      </Row>
    </Stack>
  )
}
