import { StoryRings } from '#app/ui/story-ring.tsx'
import type { LoadedStoryRow } from './story-row.server.ts'

/** Stories of the last day, above the feed. The texts are in the loaded data, so the page needs no catalogue for them. */
export function StoryRow({ row }: { row: LoadedStoryRow }) {
  return <StoryRings {...row} />
}
