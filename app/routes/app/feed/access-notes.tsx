import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Text } from '#app/ui/layout.tsx'
import type { LoadedFeed } from './list.tsx'

/** Notice of what the viewer's access does not include, or of its end date. The page itself stays open. */
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
