import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { LoadedFeed } from './list.tsx'

/** What the reader's access does not open, and when it ends. */
export function AccessNotes({ lockedFor, endsOn }: Pick<LoadedFeed, 'lockedFor' | 'endsOn'>) {
  return (
    <>
      {lockedFor ? <UpgradeBanner reason={lockedFor} /> : null}
      {endsOn ? <Ending on={endsOn} /> : null}
    </>
  )
}

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

function UpgradeBanner({ reason }: { reason: NonNullable<LoadedFeed['lockedFor']> }) {
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
