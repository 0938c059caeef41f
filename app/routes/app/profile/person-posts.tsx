import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PostCard } from '../feed/post-card.tsx'
import type { LoadedProfile } from './show.tsx'

/** Posts of a person that the viewer may see, newest first. */
export function PersonPosts({ person, posts, older, later }: LoadedProfile) {
  const { t } = useTranslation('profile')
  const { pathname, search } = useLocation()
  const at = (before: string | null) => pathOf('profile', { username: person.username }, { tab: 'posts', before })
  return (
    <Stack>
      <div>
        {posts.map(card => (
          <PostCard key={card.id} card={card} back={pathname + search} heading="h2" />
        ))}
      </div>
      <Pagination
        label={t('posts.pages')}
        previous={later ? { to: at(null), label: t('posts.newest') } : undefined}
        next={older ? { to: at(older), label: t('posts.older') } : undefined}
      />
    </Stack>
  )
}
