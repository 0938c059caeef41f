import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'

/** The two ways to get a subscription. Neither is a payment on this site. */
export function SubscriptionWays({ title, chat, demo }: { title: string; chat: string | null; demo: boolean }) {
  const { t } = useTranslation('paywall')
  return (
    <Stack as="section" aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      {demo ? <Alert tone="info">{t('demo')}</Alert> : null}
      <h3>{t('personal')}</h3>
      <Text>{t('personal.text')}</Text>
      {chat ? (
        <p>
          <a href={chat} rel="noreferrer">
            {t('personal.chat')}
          </a>
        </p>
      ) : (
        <Text>{t('personal.noChat')}</Text>
      )}
      <h3>{t('organization')}</h3>
      <OrganizationWay />
    </Stack>
  )
}

/** A subscription for a whole organisation, and the link to apply for one. */
export function OrganizationWay() {
  const { t } = useTranslation('paywall')
  return (
    <Stack>
      <Text>{t('organization.text')}</Text>
      <p>
        <QuietLink to={pathOf('partners')}>{t('organization.apply')}</QuietLink>
      </p>
    </Stack>
  )
}
