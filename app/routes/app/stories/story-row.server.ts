import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import type { RowAuthor } from '#app/domain/stories/story-row.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { rowTexts } from '#app/wording/stories/row-texts.server.ts'

/** Returns the data of `StoryRow` above the feed; null while stories are switched off. */
export function storyRowOf(args: GuardArgs, row: RowAuthor[] | null) {
  const { lite } = readPreferences(args.request)
  return row && rowTexts(row, { lite, initials: initialsOf }, reading(args, 'stories'))
}

export type LoadedStoryRow = NonNullable<ReturnType<typeof storyRowOf>>
