import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findSubscriptionChat } from '#app/domain/access/subscription-chat.server.ts'
import { allowReasons, denyReasons } from '#app/domain/access/policy.ts'
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

export const handle = { i18n: 'paywall', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const { t, language } = reading(args, 'paywall')
  const asked = new URL(args.request.url).searchParams.get('reason')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    reason: [...denyReasons, ...allowReasons].find(reason => reason === asked) ?? 'user_free',
    back: wantedPath(args.request),
    signedIn: viewer !== null,
    paidUntil: viewer && isPaid(viewer) ? dateText(viewer.paidUntil!.toISOString(), language) : null,
    chat: findSubscriptionChat(),
    demo: areDevPagesOpen(),
  }
}

export default function PaywallPage() {
  const { reason, back, signedIn, paidUntil, chat, demo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('paywall')
  const open = allowReasons.some(known => known === reason)
  const login = pathOf('login', null, { redirect: back })
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <PageTitle
              title={t(`${reason}.title`)}
              lead={t(`${reason}.text`)}
              meta={paidUntil ? t('paidUntil', { date: paidUntil }) : null}
            />
            {open ? (
              <div>
                <ButtonLink to={back} forward>
                  {t('goOn')}
                </ButtonLink>
              </div>
            ) : signedIn ? null : (
              <div>
                <ButtonLink to={login}>{t('login')}</ButtonLink>
              </div>
            )}
            {open && reason !== 'paid_user_ok' ? null : (
              <Ways title={open ? t('extend') : t('ways')} chat={chat} demo={demo && !open} />
            )}
            <Row>
              {signedIn ? <QuietLink to={pathOf('feed')}>{t('feed')}</QuietLink> : null}
              {open && !signedIn ? <QuietLink to={login}>{t('login')}</QuietLink> : null}
              <QuietLink to={pathOf('landing')}>{t('home')}</QuietLink>
            </Row>
          </Stack>
        }
        aside={<Note title={t('free')}>{t('free.text')}</Note>}
      />
    </Sheet>
  )
}

/** Both ways to a subscription; neither of them is a payment on the site. */
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
      <Text>{t('organization.text')}</Text>
      <p>
        <QuietLink to={pathOf('partners')}>{t('organization.apply')}</QuietLink>
      </p>
    </Stack>
  )
}
