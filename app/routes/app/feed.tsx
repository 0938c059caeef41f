import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { endsSoon } from '#app/domain/access/paid.ts'
import { findDirection } from '#app/domain/guidance/direction.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { aheadTexts } from '#app/wording/way/ahead-texts.server.ts'
import { Ahead } from './ahead.tsx'
import { findStart } from './start.server.ts'
import { Start } from './start.tsx'

export const handle = { i18n: 'feed', failure: { load: 'feed' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'feed')
  const { t, language } = reader
  const { access, lockedFor, stops, next, tests, way, today } = await findStart(viewer, reader.in('start'))
  const hasInterests = tests.some(({ instrument, completedAt }) => instrument === 'INTERESTS' && completedAt !== null)
  const direction = hasInterests
    ? await findDirection(viewer, { isAnalysed: way.analysis === 'COMPLETED' }, language)
    : []
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    name: viewer.firstName,
    start: { stops, next },
    ahead: aheadTexts(way, direction, today, reader.in('start')),
    lockedFor,
    endsOn:
      access.reason === 'paid_user_ok' && endsSoon(viewer.paidUntil, new Date())
        ? dateText(viewer.paidUntil?.toISOString() ?? null, language)
        : null,
  }
}

export default function FeedPage() {
  const { name, start, ahead, lockedFor, endsOn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('feed')
  return (
    <>
      <Start heading={t('heading', { name })} label={t('way')} start={start}>
        <QuietLink to={pathOf('professions')}>{t('professions')}</QuietLink>
      </Start>
      <Sheet after>
        <Stack gap="l">
          {lockedFor ? <UpgradeBanner reason={lockedFor} /> : null}
          {endsOn ? <Ending on={endsOn} /> : null}
          <Ahead ahead={ahead} />
          <Note title={t('soon')}>{t('soonText')}</Note>
        </Stack>
      </Sheet>
    </>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** A quiet line: nothing is closed yet. */
function Ending({ on }: { on: string }) {
  const { t } = useTranslation('feed')
  return (
    <Text as="p">
      {t('ending.text', { date: on })}{' '}
      <Link to={pathOf('paywall', null, { reason: 'paid_user_ok', redirect: pathOf('feed') })}>{t('ending.go')}</Link>
    </Text>
  )
}

function UpgradeBanner({ reason }: { reason: NonNullable<Loaded['lockedFor']> }) {
  const { t } = useTranslation('feed')
  return (
    <Alert tone="warn" title={t(`locked.${reason}`)}>
      <p>{t('locked.text')}</p>
      <p>
        <QuietLink to={pathOf('paywall', null, { reason, redirect: pathOf('feed') })} forward>
          {t('locked.go')}
        </QuietLink>
      </p>
    </Alert>
  )
}
