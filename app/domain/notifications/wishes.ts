import type { NotificationKind } from './kinds.ts'

/** What a person may choose to be told of, and the kinds that are chosen together. What becomes of one's own posts, appeals
 *  and reports is not chosen: it is always told. */
export const chosenTogether = {
  support: ['postLike', 'commentLike', 'storyLike'],
  answers: ['comment', 'reply'],
  mentions: ['mention'],
  followers: ['follow'],
  projects: ['projectAsked', 'projectAnswered', 'projectTeam', 'projectFollow'],
  way: ['achievement', 'analysisReady', 'admissionReady', 'planReady', 'week'],
  deadlines: ['deadline'],
  organization: ['news'],
  reminders: ['reminder'],
} as const satisfies Record<string, readonly NotificationKind[]>

export type WishGroup = keyof typeof chosenTogether
export const wishGroups = Object.keys(chosenTogether) as [WishGroup, ...WishGroup[]]

/** The weekly letter is kept among the wishes, and is off until it is asked for. */
export const WEEKLY_LETTER = 'weeklyLetter'

const chosen = new Set<NotificationKind>(Object.values(chosenTogether).flat())

export function isChosen(kind: NotificationKind): boolean {
  return chosen.has(kind)
}
