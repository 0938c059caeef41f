import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { asksForOrganization } from '#app/domain/access/organization-pages.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { findAroundFeed } from '#app/domain/stories/list-stories.server.ts'
import { findOff, isOn } from '#app/domain/switches/switches.server.ts'
import { waitingRows } from '#app/domain/way/waiting.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Below } from '#app/ui/brief.tsx'
import { Split } from '#app/ui/layout.tsx'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { Ahead } from './ahead.tsx'
import { Beside } from './beside.tsx'
import { Column } from './column.tsx'
import { composerPart } from './composer-part.server.ts'
import { findHead, waitingOf } from './head.server.ts'
import { StaffStart } from './staff-start.tsx'
import { storyRowOf } from '../stories/story-row.server.ts'
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
  // Awaited before the other queries start. If one of them failed during this await, its rejection would be unhandled
  // and end the process.
  const stories = await isOn('stories')
  const [head, beside, list] = await Promise.all([
    findHead(args, viewer),
    findAroundFeed(viewer, { stories, waits: waitingRows(viewer) }),
    off ? { posts: [], next: null } : listPosts(viewer, listOf(tab), before),
  ])
  const { lite } = readPreferences(args.request)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    name: viewer.firstName,
    initials: initialsOf(viewer.firstName, viewer.lastName),
    // The avatar as in the header. Undefined leaves it out of the page's data.
    portrait: viewer.avatarId && !lite ? pathOf('file', { fileId: viewer.avatarId, variant: 'small' }) : undefined,
    ...head,
    staff: waitingOf(args, viewer, beside.waiting),
    stories: storyRowOf(args, beside.stories),
    off: off && { reason: off.reason },
    mute: beside.mute && muteTexts(beside.mute, reader.in('postQuestion')),
    composer: off || beside.mute ? null : composerPart(beside.place, reader.in('compose')),
    minor: isMinor(viewer.dateOfBirth, new Date()),
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

/** The tab of the viewer's school requires a school with a running subscription. */
function guardOf(args: LoaderFunctionArgs) {
  return asksForOrganization(new URL(args.request.url).searchParams)
    ? guards.withAccess(args, 'ORG', { superAdminBypass: true })
    : guards.onboarded(args)
}

export type LoadedFeed = ReturnType<typeof useLoaderData<typeof loader>>

export default function FeedPage() {
  const loaded = useLoaderData<typeof loader>()
  const { start, staff, ahead } = loaded
  const { t } = useTranslation('feed')
  const heading = t('heading', { name: loaded.name })
  return (
    <>
      {staff ? <StaffStart heading={heading} staff={staff} /> : null}
      {start ? (
        <Start heading={heading} label={t('way')} start={start}>
          <QuietLink to={pathOf('professions')}>{t('professions')}</QuietLink>
        </Start>
      ) : null}
      <Below>
        <Split
          main={<Column {...loaded} />}
          asideLabel={t('about')}
          aside={
            <>
              {ahead ? <Ahead ahead={ahead} /> : null}
              <Beside trends={loaded.trends} minor={loaded.minor} />
            </>
          }
        />
      </Below>
    </>
  )
}
