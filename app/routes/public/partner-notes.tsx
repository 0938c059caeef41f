import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Explains what follows an application and how its contact data are used. */
export function HowItGoes() {
  const { t } = useTranslation('partners')
  return (
    <Note title={t('how')}>
      <p>{t('howText')}</p>
      <p>
        {t('privacyText')} <Link to={pathOf('privacy')}>{t('privacy')}</Link>
      </p>
    </Note>
  )
}

/** Confirmation of a received application, with what happens next. */
export function Sent() {
  const { t } = useTranslation('partners')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={t('sent.title')} lead={t('sent.lead')} />
        <Text>{t('sent.text')}</Text>
        <Row>
          <QuietLink to={pathOf('landing')}>{t('sent.home')}</QuietLink>
          <QuietLink to={pathOf('partners')}>{t('sent.again')}</QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
