import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { isInItsLine, plainText } from '#app/domain/text/plain.schema.ts'
import { audiences } from './audience.ts'
import { LETTERS, PICTURES } from './limits.ts'

/** A word of a post may be long, but not as long as a page: 10,000 letters without a space are no word. */
const longestWord = 200
const readable = (text: string) => !new RegExp(`\\S{${longestWord},}`, 'u').test(text.replace(/https?:\/\/\S+/giu, ''))

export function words(max: number) {
  return plainText(max).refine(readable, 'wordTooLong').refine(isInItsLine, 'marks')
}

/** The fields of a post's pictures, and what each of them shows. */
export const pictureFields = ['picture1', 'picture2', 'picture3', 'picture4'] as const satisfies {
  length: typeof PICTURES
}
export const descriptionFields = ['description1', 'description2', 'description3', 'description4'] as const
const description = words(LETTERS.description).optional()

export const postSchema = z.object({
  idempotencyKey,
  /** May be left out where there are pictures. */
  text: words(LETTERS.post).optional(),
  audience: z.enum(audiences, 'required'),
  description1: description,
  description2: description,
  description3: description,
  description4: description,
  /** A thing of one's own, its kind and id. */
  attached: z.string().max(60, 'invalid').optional(),
  /** The button that asks for the whole form instead of sending it. */
  more: z.literal('on').optional(),
})
export type NewPost = z.output<typeof postSchema>

/** News of a project: whom they are for goes without saying. */
export const updateSchema = postSchema.omit({ audience: true, attached: true, more: true })
export type NewUpdate = z.output<typeof updateSchema>

/** They have read what was seen in the text, and want it so. */
const anyway = z.literal('on').optional()

/** The pictures a post has: each is kept by the id of its file. */
export const keptFields = ['kept1', 'kept2', 'kept3', 'kept4'] as const satisfies { length: typeof PICTURES }
const kept = z.string().max(40, 'invalid').optional()

export const editedPostSchema = z.object({
  ...postSchema.pick({ text: true }).shape,
  /** News of a project stay its news. */
  audience: z.enum([...audiences, 'PROJECT'], 'required'),
  ...{ kept1: kept, kept2: kept, kept3: kept, kept4: kept },
  ...{ description1: description, description2: description, description3: description, description4: description },
  anyway,
})
export type EditedPost = z.output<typeof editedPostSchema>

export const commentSchema = z.object({
  idempotencyKey,
  text: words(LETTERS.comment).refine(text => text !== '', 'required'),
  /** The comment it answers. */
  replyTo: z.string().max(40).optional(),
  anyway,
})
export type NewComment = z.output<typeof commentSchema>
