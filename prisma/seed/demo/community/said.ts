import type { Audience } from '#app/domain/feed/audience.ts'
import type { DrawingName } from './drawings.ts'

/** So many hours before the seeding, or on a day before it by the clock of Almaty. */
export type When = { hoursAgo: number } | { daysAgo: number; at: `${number}:${number}` }

export type SaidComment = {
  by: string
  /** Minutes after the post. */
  after: number
  text: string
  /** How many people like it. */
  liked: number
  replies: SaidComment[]
}

export type SaidPost = {
  by: string
  when: When
  audience: Audience
  text: string
  liked: number
  /** Minutes until its author changed something. */
  editedAfter?: number
  pictures?: { drawing: DrawingName; description: string }[]
  /** A profession by its id, or the author's own plan. */
  attached?: { profession: string } | 'PLAN'
  /** It waits for a look, so that only its author sees it. */
  waits?: true
  comments?: SaidComment[]
}

export const says = (by: string, after: number, text: string, liked = 0, replies: SaidComment[] = []): SaidComment => ({
  by,
  after,
  text,
  liked,
  replies,
})
