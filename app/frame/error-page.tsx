import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'

const errorStatuses = [400, 403, 404, 405, 413, 431, 500, 503] as const
export type ErrorStatus = (typeof errorStatuses)[number]

/** Reasons for a refusal that have a message. */
const errorReasons = [
  'insufficient_permissions',
  'cross_site',
  'below_minimum_age',
  'other_test',
  'profile_not_found',
  'post_gone',
  'story_gone',
  'share_ended',
  'organization_not_found',
  'sign_ins_wait',
  'action_refused',
  'action_stale',
  'part_off',
] as const
export type ErrorReason = (typeof errorReasons)[number]

export type Problem = {
  status: ErrorStatus
  reason: ErrorReason | null
  /** Sentence that says which part of the page failed. */
  failure?: string | null
  from?: string | null
  /** The page the refused button was on. */
  back?: string | null
  /** Whether a retry of the same address may succeed. */
  again?: boolean
}

/** Says what went wrong, why, and how to go on. */
export function ErrorPage({ status, reason, failure, from, back, again }: Problem) {
  const { t } = useTranslation('errors')
  const { pathname, search } = useLocation()
  const text = t(reason ? `reason.${reason}` : `${status}.text`)
  const title = t(reason === 'part_off' ? 'off.title' : `${status}.title`)
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={title} lead={failure ?? text} />
        {failure ? <Text>{text}</Text> : null}
        {from ? <Small>{t('from', { address: from })}</Small> : null}
        <Row>
          {back ? <ButtonLink to={back}>{t('back')}</ButtonLink> : null}
          {again && !back ? (
            <ButtonLink to={pathname + search} reload>
              {t('again')}
            </ButtonLink>
          ) : null}
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

export function errorTitleKey(status: ErrorStatus): Key<'errors'> {
  return `${status}.title`
}

/** Turns a thrown response into a problem with a message; anything unexpected is a 500. */
export function statusOf(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return { status: 500, reason: null, again: true }
  return {
    status: asErrorStatus(error.status) ?? (error.status < 500 ? 400 : 500),
    reason: asErrorReason((error.data as { reason?: unknown } | null)?.reason),
    failure: textIn(error.data, 'failure'),
    back: textIn(error.data, 'back'),
    again: error.status >= 500,
  }
}

export function asErrorStatus(status: unknown): ErrorStatus | null {
  return errorStatuses.find(known => String(known) === String(status)) ?? null
}

export function asErrorReason(reason: unknown): ErrorReason | null {
  return errorReasons.find(known => known === reason) ?? null
}

/** Reads a detail of the server's answer: a sentence, or a path already reduced to one of ours. */
function textIn(details: unknown, name: 'failure' | 'back'): string | null {
  const text = (details as Record<string, unknown> | null)?.[name]
  return typeof text === 'string' ? text : null
}

/** Default export of action-only routes. It makes Remix show the error page when a post is refused; without a component
 *  the browser would get JSON. */
export function NoPage() {
  return null
}
