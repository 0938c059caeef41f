import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Text } from '#app/ui/layout.tsx'
import type { LoadedFeed } from './list.tsx'

/** What the reader's access does not open, or when it ends: a line, for nothing here is closed. */
export function AccessNotes({ lockedFor, endsOn }: Pick<LoadedFeed, 'lockedFor' | 'endsOn'>) {
  const { t } = useTranslation('feed')
  if (!lockedFor && !endsOn) return null
  const reason = lockedFor ?? 'paid_user_ok'
  return (
    <Text as="p">
      {lockedFor ? <b>{t(`locked.${lockedFor}`)}.</b> : t('ending.text', { date: endsOn ?? '' })}{' '}
      <Link to={pathOf('paywall', null, { reason, redirect: pathOf('feed') })}>
        {t(lockedFor ? 'locked.go' : 'ending.go')}
      </Link>
    </Text>
  )
}
