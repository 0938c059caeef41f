import type { ContentCheck } from '#app/domain/safety/content-check.server.ts'

type Seen = Pick<ContentCheck, 'personal' | 'selfHarm' | 'rude' | 'wait'> & { mutedUntil: Date | null }

/** Returns the obstacle to publishing a text: the author is muted, the text is rude and must be rewritten, or the
 *  author must confirm it. Null when it can be published at once. */
export function findPublishObstacle({
  personal,
  selfHarm,
  rude,
  wait,
  mutedUntil,
}: Seen): 'muted' | 'rude' | 'asked' | null {
  if (mutedUntil) return 'muted'
  if (rude.length > 0) return 'rude'
  return personal.length > 0 || selfHarm || wait !== null ? 'asked' : null
}

/** Checks whether an obstacle stops publishing. Authors can override only `'asked'`. */
export function blocksPublishing(obstacle: ReturnType<typeof findPublishObstacle>, anyway: boolean): boolean {
  return obstacle !== null && !(obstacle === 'asked' && anyway)
}
