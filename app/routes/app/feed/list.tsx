import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { endsSoon } from '#app/domain/access/paid.ts'
import { cursorText, readCursor } from '#app/domain/feed/cursor.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { findDirection } from '#app/domain/guidance/direction.server.ts'
import { findAroundFeed } from '#app/domain/stories/list-stories.server.ts'
import { findOff, isOn } from '#app/domain/switches/switches.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Alert } from '#app/ui/alert.tsx'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { aheadTexts } from '#app/wording/way/ahead-texts.server.ts'
import { Ahead } from './ahead.tsx'
import { AccessNotes } from './access-notes.tsx'
import { Beside } from './beside.tsx'
import { Composer } from './composer.tsx'
import { composerPart } from './composer-part.server.ts'
import { PostList } from './post-list.tsx'
import { StoryRow } from '../stories/story-row.tsx'
import { storyRowOf } from '../stories/story-row.server.ts'
import { Searching } from './searching.tsx'
import { findStart } from '../start.server.ts'
import { Start } from '../start.tsx'
import { listOf, tabNames, tabOf } from './tabs.ts'

export const handle = { i18n: ['feed', 'post', 'compose'], failure: { load: 'feed' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guardOf(args)
  const reader = reading(args, 'feed')
  const { t, language } = reader
  const tab = tabOf(args.request)
  const before = readCursor(new URL(args.request.url).searchParams.get('before'))
  const off = await findOff('feed', language)
  const [start, beside, list] = await Promise.all([
    findStart(viewer, reader.in('start')),
    findAroundFeed(viewer, { stories: await isOn('stories') }),
    off ? { posts: [], next: null } : listPosts(viewer, listOf(tab), before),
  ])
  const { access, lockedFor, stops, next, tests, way, today } = start
  const hasInterests = tests.some(({ instrument, completedAt }) => instrument === 'INTERESTS' && completedAt !== null)
  const direction = hasInterests
    ? await findDirection(viewer, { isAnalysed: way.analysis === 'COMPLETED' }, language)
    : []
  const { lite } = readPreferences(args.request)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    name: viewer.firstName,
    initials: initialsOf(viewer.firstName, viewer.lastName),
    start: { stops, next },
    stories: storyRowOf(args, beside.stories),
    ahead: aheadTexts(way, direction, today, reader.in('start')),
    lockedFor,
    endsOn:
      access.reason === 'paid_user_ok' && endsSoon(viewer.paidUntil, new Date())
        ? dateText(viewer.paidUntil?.toISOString() ?? null, language)
        : null,
    off: off && { reason: off.reason },
    composer: off ? null : composerPart(beside.place, reader.in('compose')),
    letters: LETTERS.post,
    tabs: tabNames.map(name => ({
      to: pathOf('feed', null, { tab: name === 'all' ? null : name }),
      label: t(`tab.${name}`),
      current: name === tab,
    })),
    tab,
    posts: postCards(list.posts, { viewer, reader: reader.in('postTexts'), lite }),
    older: list.next && pathOf('feed', null, { tab: tab === 'all' ? null : tab, before: cursorText(list.next) }),
    later: before !== null,
    trends: beside.trends.map(({ folded, name, people }) => ({
      to: communityPathOf('posts', null, { tag: folded }),
      name: `#${name}`,
      people: t('trends.people', { count: people }),
    })),
  }
}

/** The posts of one's school are for people whose school has a subscription that runs. */
function guardOf(args: LoaderFunctionArgs) {
  return tabOf(args.request) === 'school'
    ? guards.withAccess(args, 'ORG', { superAdminBypass: true })
    : guards.onboarded(args)
}

export type LoadedFeed = ReturnType<typeof useLoaderData<typeof loader>>

export default function FeedPage() {
  const loaded = useLoaderData<typeof loader>()
  const { name, initials, start, ahead, stories, off, composer, letters, tab, posts, later } = loaded
  const { t } = useTranslation('feed')
  const first = posts[0]
  return (
    <>
      <Start heading={t('heading', { name })} label={t('way')} start={start}>
        <QuietLink to={pathOf('professions')}>{t('professions')}</QuietLink>
      </Start>
      <Sheet after>
        <Stack gap="l">
          <AccessNotes {...loaded} />
          <Split
            main={
              <Stack gap="l">
                <Searching />
                {off ? (
                  <Alert tone="info" title={t('off')} as="h2">
                    {off.reason}
                  </Alert>
                ) : null}
                {stories ? <StoryRow row={stories} /> : null}
                {composer ? (
                  <Composer composer={composer} initials={initials} letters={letters} open={!first && !later} />
                ) : null}
                {off ? null : <PostList key={`${tab} ${later}`} {...loaded} />}
              </Stack>
            }
            asideLabel={t('about')}
            aside={
              <>
                <Ahead ahead={ahead} />
                <Beside trends={loaded.trends} minor={composer?.minor ?? false} />
              </>
            }
          />
        </Stack>
      </Sheet>
    </>
  )
}
