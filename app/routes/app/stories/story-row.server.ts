import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listStoryRow } from '#app/domain/stories/list-stories.server.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { rowTexts } from '#app/wording/stories/row-texts.server.ts'

/** What `StoryRow` shows above the feed; null while stories are turned off. One reading of the database. */
export async function loadStoryRow(args: GuardArgs, viewer: Viewer) {
  if (!(await isOn('stories'))) return null
  const { lite } = readPreferences(args.request)
  return rowTexts(await listStoryRow(viewer), { lite, initials: initialsOf }, reading(args, 'stories'))
}

export type LoadedStoryRow = NonNullable<Awaited<ReturnType<typeof loadStoryRow>>>
