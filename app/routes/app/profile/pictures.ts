import { pathOf } from '#app/paths.ts'
import type { Pictures } from '#app/ui/person-head.tsx'

type Kept = { avatarId: string | null; coverId: string | null }

/** Returns the addresses of a person's pictures. Empty in the lite version, which offers them as links. */
export function picturesOf({ avatarId, coverId }: Kept, lite: boolean): Pictures {
  if (lite) return {}
  const at = (fileId: string, variant: string) => pathOf('file', { fileId, variant })
  return {
    portrait: avatarId && at(avatarId, 'small'),
    cover: coverId === null ? null : { small: at(coverId, 'small'), main: at(coverId, 'main') },
  }
}
