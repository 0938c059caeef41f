import type { Audience } from '#app/domain/feed/audience.ts'
import type { DrawingName } from './drawings.ts'

/** Hours before the seeding, or a time of an earlier day in Almaty. */
export type When = { hoursAgo: number } | { daysAgo: number; at: `${number}:${number}` }

export type DemoComment = {
  by: string
  /** Minutes after the post. */
  after: number
  text: string
  /** Number of likes. */
  liked: number
  replies: DemoComment[]
}

export type DemoPost = {
  by: string
  when: When
  audience: Audience
  text: string
  liked: number
  /** Minutes until the author edited it. */
  editedAfter?: number
  pictures?: { drawing: DrawingName; description: string }[]
  /** A profession by its id, or the author's own plan. */
  attached?: { profession: string } | 'PLAN'
  /** Waits for review, so only its author sees it. */
  waits?: true
  comments?: DemoComment[]
}

export const comment = (
  by: string,
  after: number,
  text: string,
  liked = 0,
  replies: DemoComment[] = [],
): DemoComment => ({
  by,
  after,
  text,
  liked,
  replies,
})
