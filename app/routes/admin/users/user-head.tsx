import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { HeadedSection, Row } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedUser } from './show.tsx'
import { StateBadge } from './state-badge.tsx'

const addressOf = {
  subscription: 'userSubscription',
  state: 'userState',
  password: 'userPassword',
  'two-step': 'userTwoStep',
  role: 'userRole',
} as const
type Linked = keyof typeof addressOf

export function UserHead({ loaded: { id, name, state, stateText, facts, acts } }: { loaded: LoadedUser }) {
  const { t } = useTranslation('users')
  return (
    <>
      <Crumbs items={[{ to: adminPathOf('users'), label: t('title') }, { label: name }]} />
      <PageTitle title={<bdi>{name}</bdi>} />
      <Row>
        <StateBadge state={state} />
        {stateText ? <Small as="span">{stateText}</Small> : null}
      </Row>
      <Facts items={facts} />
      {acts.length > 0 ? (
        <HeadedSection id="standing" heading={t('standing')}>
          <Row>
            {acts.map(act => (
              <ButtonLink key={act} kind="second" to={adminPathOf(addressOf[act as Linked], { userId: id })}>
                {t(`go.${act}` as Key<'users'>)}
              </ButtonLink>
            ))}
          </Row>
        </HeadedSection>
      ) : null}
    </>
  )
}
