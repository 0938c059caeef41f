import type { Look } from '#app/domain/safety/look.server.ts'

type Seen = Pick<Look, 'personal' | 'selfHarm' | 'rude' | 'wait'> & { mutedUntil: Date | null }

/** What stands between a text and publishing it: its author may not publish now, words are to be written anew, or there is
 *  something the author is asked first. Null when it can be published at once. */
export function obstacleIn({ personal, selfHarm, rude, wait, mutedUntil }: Seen): 'muted' | 'rude' | 'asked' | null {
  if (mutedUntil) return 'muted'
  if (rude.length > 0) return 'rude'
  return personal.length > 0 || selfHarm || wait !== null ? 'asked' : null
}

/** Whether it is published: what is asked is the author's own choice, the rest is not. */
export function isHeldUp(obstacle: ReturnType<typeof obstacleIn>, anyway: boolean): boolean {
  return obstacle !== null && !(obstacle === 'asked' && anyway)
}
