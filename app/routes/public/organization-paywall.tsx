import type { AccessReason } from '#app/domain/access/paywall.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { OrganizationWay } from './subscription-ways.tsx'

type Props = { joined: boolean; reason: AccessReason; day: string | null; from: string | null }

/** Paywall of the posts of an organisation. A personal subscription does not open them, so none is offered. */
export function OrganizationPaywall({ joined, reason, day, from }: Props) {
  const { t } = useTranslation('paywall')
  const when = { org_not_started: 'ofOrganization.starts', org_expired: 'ofOrganization.ended' } as const
  const dated = reason === 'org_not_started' || reason === 'org_expired' ? when[reason] : null
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle
          title={joined ? t(`${reason}.title`) : t('ofOrganization.none')}
          lead={t('ofOrganization.text')}
          meta={dated && day ? t(dated, { date: day }) : null}
        />
        {joined ? null : (
          <div>
            <ButtonLink to={pathOf('joinSchool')}>{t('ofOrganization.join')}</ButtonLink>
          </div>
        )}
        {joined && (reason === 'org_missing_or_inactive' || reason === 'org_expired') ? <OrganizationWay /> : null}
        <Row>
          {from ? (
            <QuietLink to={from} back>
              {t('back')}
            </QuietLink>
          ) : null}
          <QuietLink to={pathOf('feed')}>{t('feed')}</QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
