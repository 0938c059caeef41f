import type { NotificationKind } from './kinds.ts'

/** Kinds of notifications by the group they are chosen in. Outcomes of a person's own posts, appeals and reports cannot
 *  be turned off. */
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

/** The weekly letter is stored among these settings and is off by default. */
export const WEEKLY_LETTER = 'weeklyLetter'

const chosen = new Set<NotificationKind>(Object.values(chosenTogether).flat())

export function isChosen(kind: NotificationKind): boolean {
  return chosen.has(kind)
}
