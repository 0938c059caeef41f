import { StoryRings } from '#app/ui/story-ring.tsx'
import type { LoadedStoryRow } from './story-row.server.ts'

/** The stories of a day, above the feed. All its words come with what was loaded: the page needs no catalogue for them. */
export function StoryRow({ row }: { row: LoadedStoryRow }) {
  return <StoryRings {...row} />
}
