import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { cameFrom } from '#app/access/came-from.server.ts'
import { accessOf, guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findSubscriptionChat } from '#app/domain/access/subscription-chat.server.ts'
import { isOfOrganization } from '#app/domain/access/organization-pages.ts'
import { explainAccess } from '#app/domain/access/paywall.ts'
import { isPaid } from '#app/domain/access/paid.ts'
import { areDevPagesOpen } from '#app/domain/dev-pages.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { OrganizationPaywall } from './organization-paywall.tsx'
import { SubscriptionWays } from './subscription-ways.tsx'

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
  if (ofOrganization)
    return <OrganizationPaywall joined={ofOrganization.joined} reason={reason} day={day} from={from} />
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
              <SubscriptionWays title={open ? t('extend') : t('ways')} chat={chat} demo={demo && !open} />
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
