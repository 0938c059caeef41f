import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { FreshPosts, useFresh } from './fresh.tsx'
import type { LoadedFeed } from './list.tsx'
import { PostCard } from './post-card.tsx'

/** Posts, newest first, ten per page. Posts that arrive while the page is open wait behind a button, so that nothing
 *  moves while the viewer reads. */
export function PostList({ tab, posts, older, later }: LoadedFeed) {
  const { t } = useTranslation('feed')
  const newest = pathOf('feed', null, { tab: tab === 'all' ? null : tab })
  const { pathname, search } = useLocation()
  const { shown, fresh, show } = useFresh(posts, { tab, asks: !later })
  return (
    <Stack>
      <FreshPosts count={fresh} tab={tab} onShow={show} />
      {posts.length === 0 ? (
        <NoPosts tab={tab} later={later} />
      ) : (
        <section aria-labelledby="posts">
          <VisuallyHidden as="h2" id="posts">
            {t('list')}
          </VisuallyHidden>
          {shown.map(card => (
            <PostCard key={card.id} card={card} back={pathname + search} />
          ))}
        </section>
      )}
      <Pagination
        label={t('pages')}
        previous={later ? { to: newest, label: t('newest') } : undefined}
        next={older ? { to: older, label: t('older') } : undefined}
      />
    </Stack>
  )
}

/** Empty state with a suggestion where to begin. */
function NoPosts({ tab, later }: Pick<LoadedFeed, 'tab' | 'later'>) {
  const { t } = useTranslation('feed')
  if (later) return <p>{t('empty.end')}</p>
  if (tab === 'all') return <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>
  if (tab === 'school') return <EmptyState title={t('empty.school')}>{t('empty.school.text')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.following')}
      action={<QuietLink to={pathOf('search', null, { kind: 'people' })}>{t('empty.following.go')}</QuietLink>}
    >
      {t('empty.following.text')}
    </EmptyState>
  )
}
