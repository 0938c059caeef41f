import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findDecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import { findStory, listStoryRow, type ShownStory } from '#app/domain/stories/list-stories.server.ts'
import { followingIn } from '#app/domain/stories/story-row.ts'
import { listStoryViewers } from '#app/domain/stories/story-views.server.ts'
import { readCursor } from '#app/domain/text/cursor.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { Sheet } from '#app/ui/layout.tsx'
import { partTexts } from '#app/wording/stories/part-texts.server.ts'
import { StoryViewer } from './viewer.tsx'

export const handle = { i18n: 'stories', failure: { load: 'story' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { username = '', storyId = '' } = args.params
  const story = await findStory(viewer, { username, storyId })
  if (!story) throw problem(args, 404, 'story_gone')

  const reader = reading(args, 'stories')
  const own = story.authorId === viewer.id
  const after = readCursor(new URL(args.request.url).searchParams.get('after'))
  const { lite } = readPreferences(args.request)
  const given = {
    ...{ own, lite, now: new Date(), following: await findFollowing(viewer, story) },
    viewers: own ? await listStoryViewers(viewer, story.id, after) : null,
    decision: story.state === 'HIDDEN' ? await findDecisionOn(viewer, { kind: 'STORY', id: story.id }) : null,
  }
  const part = { ...partTexts(story, given, reader), initials: initialsOf(story.firstName, story.lastName) }
  return {
    page: headOf(args, { title: part.title, description: reader.t('description') }),
    ...{ part, lite, isFurther: after !== null },
  }
}

/** Returns the next story after the last part of one, otherwise null. */
async function findFollowing(viewer: Viewer, { id, authorId, parts }: ShownStory) {
  return parts.at(-1) === id ? followingIn(await listStoryRow(viewer), authorId) : null
}

export type LoadedPart = ReturnType<typeof useLoaderData<typeof loader>>['part']

export default function StoryPage() {
  const { part, lite, isFurther } = useLoaderData<typeof loader>()
  return (
    <Sheet>
      <StoryViewer part={part} lite={lite} isFurther={isFurther} />
    </Sheet>
  )
}
