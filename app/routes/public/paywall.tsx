import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { cameFrom } from '#app/access/came-from.server.ts'
import { accessOf, guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findSubscriptionChat } from '#app/domain/access/subscription-chat.server.ts'
import { explainAccess } from '#app/domain/access/paywall.ts'
import { isPaid } from '#app/domain/access/paid.ts'
import { areDevPagesOpen } from '#app/domain/dev-pages.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { isOfOrganization } from '../app/feed/tabs.ts'

export const handle = { i18n: 'paywall', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const { t, language } = reading(args, 'paywall')
  // The query says why the viewer was redirected here, but the current access decides.
  const wanted = wantedPath(args.request)
  // The policy must be the one of the wanted page. Otherwise the two pages would redirect to each other forever.
  const ofOrganization = isOfOrganization(wanted)
  const decision = viewer && accessOf(viewer, ofOrganization ? 'ORG' : 'PAID_OR_ORG', true)
  if (decision?.allowed && isElsewhere(wanted)) throw redirect(wanted)

  const { reason, day } = decision ? explainAccess(decision, viewer.memberships, new Date()) : nothingKnown
  return {
    page: headOf(args, { title: t(ofOrganization ? 'ofOrganization' : 'title'), description: t('description') }),
    reason,
    day: day && dateText(day.toISOString(), language),
    ofOrganization: viewer && ofOrganization ? { joined: viewer.memberships.length > 0 } : null,
    open: decision?.allowed === true,
    wanted,
    from: cameFrom(args.request),
    signedIn: viewer !== null,
    paidUntil: viewer && isPaid(viewer) ? dateText(viewer.paidUntil!.toISOString(), language) : null,
    chat: findSubscriptionChat(),
    demo: areDevPagesOpen(),
  }
}

/** Guests see the subscriptions and a link to sign in. */
const nothingKnown = { reason: 'user_free', day: null } as const

function isElsewhere(path: string) {
  return path !== pathOf('landing') && !path.startsWith(pathOf('paywall'))
}

export default function PaywallPage() {
  const { reason, day, ofOrganization, open, wanted, from, signedIn, paidUntil, chat, demo } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('paywall')
  if (ofOrganization) return <OrganizationPaywall joined={ofOrganization.joined} />
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <PageTitle
              title={t(`${reason}.title`)}
              lead={t(`${reason}.text`, { date: day ?? '' })}
              meta={paidUntil ? t('paidUntil', { date: paidUntil }) : null}
            />
            {signedIn ? null : (
              <div>
                <ButtonLink to={pathOf('login', null, { redirect: wanted })}>{t('login')}</ButtonLink>
              </div>
            )}
            {open && reason !== 'paid_user_ok' ? null : (
              <Ways title={open ? t('extend') : t('ways')} chat={chat} demo={demo && !open} />
            )}
            <Row>
              {from ? (
                <QuietLink to={from} back>
                  {t('back')}
                </QuietLink>
              ) : null}
              {signedIn ? <QuietLink to={pathOf('feed')}>{t('feed')}</QuietLink> : null}
              <QuietLink to={pathOf('landing')}>{t('home')}</QuietLink>
            </Row>
          </Stack>
        }
        aside={<Note title={t('free')}>{t('free.text')}</Note>}
      />
    </Sheet>
  )
}

/** Paywall of the posts of an organisation. A personal subscription does not open them, so none is offered. */
function OrganizationPaywall({ joined }: { joined: boolean }) {
  const { reason, day, from } = useLoaderData<typeof loader>()
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

/** The two ways to get a subscription. Neither is a payment on this site. */
function Ways({ title, chat, demo }: { title: string; chat: string | null; demo: boolean }) {
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

function OrganizationWay() {
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
