import { isRouteErrorResponse } from '@remix-run/react'
import type { Key } from './i18n/catalogue.ts'
import { useTranslation } from './i18n/use-translation.ts'
import { pathOf } from './paths.ts'
import { ButtonLink } from './ui/button.tsx'
import { Row, Sheet, Stack } from './ui/layout.tsx'
import { PageTitle } from './ui/page-title.tsx'
import { Small } from './ui/prose.tsx'

const errorStatuses = [400, 403, 404, 405, 413, 431, 500, 503] as const
export type ErrorStatus = (typeof errorStatuses)[number]

/** Reasons a page may be refused for, told in words. */
const errorReasons = [
  'insufficient_permissions',
  'cross_site',
  'below_minimum_age',
  'other_test',
  'profile_not_found',
  'share_ended',
  'sign_ins_wait',
  'action_refused',
  'action_stale',
] as const
export type ErrorReason = (typeof errorReasons)[number]

export type Problem = {
  status: ErrorStatus
  reason: ErrorReason | null
  from?: string | null
  /** The page a refused button was on. */
  back?: string | null
}

/** What went wrong, why, and a way on. */
export function ErrorPage({ status, reason, from, back }: Problem) {
  const { t } = useTranslation('errors')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={t(`${status}.title`)} lead={t(reason ? `reason.${reason}` : `${status}.text`)} />
        {from ? <Small>{t('from', { address: from })}</Small> : null}
        <Row>
          {back ? <ButtonLink to={back}>{t('back')}</ButtonLink> : null}
          <ButtonLink to={pathOf('landing')} kind="second">
            {t('home')}
          </ButtonLink>
          <ButtonLink to={pathOf('feed')} kind="second">
            {t('feed')}
          </ButtonLink>
        </Row>
      </Stack>
    </Sheet>
  )
}

/** The title of an error in the catalogue. */
export function errorTitleKey(status: ErrorStatus): Key<'errors'> {
  return `${status}.title`
}

/** A thrown answer as a problem we have words for; anything unexpected is our own failure. */
export function statusOf(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return { status: 500, reason: null }
  return {
    status: asErrorStatus(error.status) ?? (error.status < 500 ? 400 : 500),
    reason: asErrorReason((error.data as { reason?: unknown } | null)?.reason),
    back: backIn(error.data),
  }
}

export function asErrorStatus(status: unknown): ErrorStatus | null {
  return errorStatuses.find(known => String(known) === String(status)) ?? null
}

export function asErrorReason(reason: unknown): ErrorReason | null {
  return errorReasons.find(known => known === reason) ?? null
}

/** The server reduces it to a path of ours before it says it. */
function backIn(told: unknown): string | null {
  const back = (told as { back?: unknown } | null)?.back
  return typeof back === 'string' ? back : null
}

/** The page of an address that only takes posts: there is none. Its being there makes Remix show the error page in words
 *  when a post is refused; without it, the browser would be handed JSON. */
export function NoPage() {
  return null
}
