import type { NotificationKind } from './kinds.ts'

/** Actors of a row that are remembered by their marks, the latest first. */
const KNOWN = 20

/** Actions that can be undone and repeated: each actor is reported once. */
const onceEach: readonly NotificationKind[] = [
  'postLike',
  'commentLike',
  'storyLike',
  'follow',
  'projectAsked',
  'projectFollow',
]
/** Notifications that are sent once, however often their cause is found. */
const onceAtAll: readonly NotificationKind[] = ['week', 'deadline']

/** The latest row about one subject: marks of its known actors, and the number of actors. */
export type Gathered = { known: readonly string[]; people: number; read: boolean }

/** Decides what happens to a further notification about the same subject: none, a row of its own, or one more actor in
 *  the row that is still unread. Each known actor counts once; an actor counts twice only when twenty others came
 *  between. `mark` identifies the actor. */
export function gather(
  kind: NotificationKind,
  mark: string | undefined,
  latest: Gathered | null,
): { row: 'none' } | { row: 'new' | 'latest'; known: string[]; people: number } {
  if (!latest) return { row: 'new', known: mark ? [mark] : [], people: 1 }
  if (onceAtAll.includes(kind)) return { row: 'none' }
  const isKnown = mark !== undefined && latest.known.includes(mark)
  if (isKnown && onceEach.includes(kind)) return { row: 'none' }
  if (latest.read) return { row: 'new', known: mark ? [mark] : [], people: 1 }
  const others = latest.known.filter(one => one !== mark)
  return {
    row: 'latest',
    known: [...(mark ? [mark] : []), ...others].slice(0, KNOWN),
    people: latest.people + (isKnown ? 0 : 1),
  }
}
