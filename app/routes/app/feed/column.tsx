import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { StoryRow } from '../stories/story-row.tsx'
import { AccessNotes } from './access-notes.tsx'
import { Composer } from './composer.tsx'
import type { LoadedFeed } from './list.tsx'
import { Muted } from './muted.tsx'
import { PostList } from './post-list.tsx'

/** Main column of the feed: stories, the composer or the reason why there is none, and posts. */
export function Column(loaded: LoadedFeed) {
  const { stories, tabs, off, mute, composer, letters, posts, tab, later } = loaded
  const { t } = useTranslation('feed')
  return (
    <Stack>
      <AccessNotes {...loaded} />
      {stories ? <StoryRow row={stories} /> : null}
      <Tabs label={t('tabs')} items={tabs} />
      {off ? (
        <Alert tone="info" title={t('off')} as="h2">
          {off.reason}
        </Alert>
      ) : null}
      {off || !mute ? null : <Muted mute={mute} />}
      {composer ? (
        <Composer
          composer={composer}
          self={{ initials: loaded.initials, src: loaded.portrait }}
          letters={letters}
          open={posts.length === 0 && !later}
        />
      ) : null}
      {off ? null : <PostList key={`${tab} ${later}`} {...loaded} />}
    </Stack>
  )
}
