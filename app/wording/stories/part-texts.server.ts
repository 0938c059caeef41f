import type { DecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import type { listStoryViewers } from '#app/domain/stories/story-views.server.ts'
import type { ShownStory } from '#app/domain/stories/list-stories.server.ts'
import type { RowAuthor } from '#app/domain/stories/story-row.ts'
import { opensAt } from '#app/domain/stories/story-row.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { decisionLink } from '../moderation/decision-link.ts'

type StoryReader = Reader<'stories'>
type Viewers = Awaited<ReturnType<typeof listStoryViewers>>

const MINUTE_MS = 60_000

/** Describes one part of a story. `following` is the author whose story comes next; `viewers` are the people who saw
 *  the part, for its author; `decision` hides it. */
export function partTexts(
  story: ShownStory,
  given: {
    own: boolean
    lite: boolean
    now: Date
    following: RowAuthor | null
    viewers: Viewers | null
    decision: DecisionOn | null
  },
  reader: StoryReader,
) {
  const { t } = reader
  const { id, username, parts, kind, ground, fileId, description } = story
  const at = parts.indexOf(id)
  const name = `${story.firstName} ${story.lastName}`
  const place = { number: at + 1, count: parts.length }
  const partAt = (storyId: string | undefined) =>
    storyId === undefined ? null : communityPathOf('story', { username, storyId })
  const file = (variant: string) => (fileId ? pathOf('file', { fileId, variant }) : null)
  return {
    id,
    name,
    title: t('title', { name, ...place }),
    heading: t('heading', { name, ...place }),
    position: t('position', place),
    place,
    profile: pathOf('profile', { username }),
    first: story.firstName,
    last: story.lastName,
    portrait: story.avatarId && !given.lite ? pathOf('file', { fileId: story.avatarId, variant: 'small' }) : null,
    times: t('times', { ago: agoText(story, given.now, reader), left: leftText(story, given.now, reader) }),
    kind,
    ground,
    text: story.text,
    label: ground ? t('textOn', { ground: t(`ground.${ground}`) }) : null,
    main: file('main'),
    small: kind === 'PHOTO' ? file('small') : null,
    size: story.width && story.height ? { width: story.width, height: story.height } : null,
    description,
    alt: description ?? t(kind === 'VIDEO' ? 'undescribedVideo' : 'undescribed'),
    seconds: story.seconds,
    state: story.state,
    decision: given.decision && decisionLink(given.decision, t('decision')),
    seen: given.own || story.seen,
    liked: story.liked,
    likeCount: story.likeCount,
    parts: parts.map((storyId, index) => ({
      to: communityPathOf('story', { username, storyId }),
      label: t('part', { number: index + 1 }),
      current: index === at,
    })),
    previous: partAt(parts[at - 1]),
    next: nextOf(partAt(parts[at + 1]), given.following, reader),
    own: given.own ? ownTexts(story, given.viewers, reader) : null,
    report: given.own ? null : communityPathOf('report', null, { kind: 'STORY', id }),
  }
}

/** Links to the next part, or to the story of the next person. */
function nextOf(part: string | null, following: RowAuthor | null, { t }: StoryReader) {
  if (part) return { to: part, label: t('next') }
  const storyId = following && opensAt(following)
  if (!storyId) return null
  const { username, firstName } = following
  return { to: communityPathOf('story', { username, storyId }), label: t('nextPerson', { name: firstName }) }
}

/** Returns the texts only the author sees: the viewers, by name. */
function ownTexts({ id, username, viewCount, likeCount }: ShownStory, viewers: Viewers | null, reader: StoryReader) {
  const { t, language } = reader
  const more = viewers?.next
  return {
    remove: communityPathOf('deleteStory', { username, storyId: id }),
    seenBy: viewCount === 0 ? t('noViewers') : t('viewers', { count: viewCount }),
    likedBy: likeCount === 0 ? null : t('likes', { count: likeCount }),
    people: (viewers?.people ?? []).map(person => ({
      id: person.id,
      to: pathOf('profile', { username: person.username }),
      name: `${person.firstName} ${person.lastName}`,
      at: momentText(person.at.toISOString(), language),
      liked: person.liked,
    })),
    more: more ? communityPathOf('story', { username, storyId: id }, { after: `${more.at} ${more.id}` }) : null,
    first: communityPathOf('story', { username, storyId: id }),
  }
}

function agoText({ createdAt }: ShownStory, now: Date, { t }: StoryReader) {
  const minutes = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / MINUTE_MS))
  if (minutes === 0) return t('now')
  return minutes < 60 ? t('minutes', { count: minutes }) : t('hours', { count: Math.floor(minutes / 60) })
}

function leftText({ expiresAt }: ShownStory, now: Date, { t }: StoryReader) {
  const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / MINUTE_MS))
  return minutes < 60 ? t('leftMinutes', { count: minutes }) : t('leftHours', { count: Math.floor(minutes / 60) })
}
