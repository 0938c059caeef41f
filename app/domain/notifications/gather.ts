import type { NotificationKind } from './kinds.ts'

/** So many of the people of a row are known by their marks, the latest first. */
const KNOWN = 20

/** Actions one can take back and do again: each person of them is told of once. */
const onceEach: readonly NotificationKind[] = [
  'postLike',
  'commentLike',
  'storyLike',
  'follow',
  'projectAsked',
  'projectFollow',
]
/** What is told once however often it is found. */
const onceAtAll: readonly NotificationKind[] = ['week', 'deadline']

/** The latest row about one thing: whose actions it tells of, and how many people that are. */
export type Gathered = { known: readonly string[]; people: number; read: boolean }

/** What becomes of a further notification about a thing that was told of before: nothing, a row of its own, or one more in
 *  the row that is still unread. People are counted once each as far as they are known: somebody counts twice only when
 *  twenty others came between. `mark` stands for who did it. */
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
