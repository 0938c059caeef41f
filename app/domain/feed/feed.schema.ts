import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { audiences } from './audience.ts'
import { LETTERS } from './limits.ts'

/** A word of a post may be long, but not as long as a page: 10,000 letters without a space are no word. */
const longestWord = 200
const readable = (text: string) => !new RegExp(`\\S{${longestWord},}`, 'u').test(text.replace(/https?:\/\/\S+/giu, ''))

/** More than two marks on one letter are there to cover other lines. */
const inItsLine = (text: string) => !/\p{M}{3,}/u.test(text.normalize('NFC'))

export function words(max: number) {
  return plainText(max).refine(readable, 'wordTooLong').refine(inItsLine, 'characters')
}

export const postSchema = z.object({
  idempotencyKey,
  /** May be left out where there are pictures. */
  text: words(LETTERS.post).optional(),
  audience: z.enum(audiences, 'required'),
})
export type NewPost = z.output<typeof postSchema>

export const commentSchema = z.object({
  idempotencyKey,
  text: words(LETTERS.comment).refine(text => text !== '', 'required'),
  /** The comment it answers. */
  replyTo: z.string().max(40).optional(),
})
export type NewComment = z.output<typeof commentSchema>
