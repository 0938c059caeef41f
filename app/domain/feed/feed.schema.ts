import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { isInItsLine, plainText } from '#app/domain/text/plain.schema.ts'
import { audiences } from './audience.ts'
import { LETTERS, PICTURES } from './limits.ts'

/** Longest sequence without a space that is accepted, in characters. Links are not counted. */
const longestWord = 200
const readable = (text: string) => !new RegExp(`\\S{${longestWord},}`, 'u').test(text.replace(/https?:\/\/\S+/giu, ''))

export function words(max: number) {
  return plainText(max).refine(readable, 'wordTooLong').refine(isInItsLine, 'marks')
}

/** Fields of the pictures of a post and of their descriptions. */
export const pictureFields = ['picture1', 'picture2', 'picture3', 'picture4'] as const satisfies {
  length: typeof PICTURES
}
export const descriptionFields = ['description1', 'description2', 'description3', 'description4'] as const
const description = words(LETTERS.description).optional()

export const postSchema = z.object({
  idempotencyKey,
  /** May be empty when the post has pictures. */
  text: words(LETTERS.post).optional(),
  audience: z.enum(audiences, 'required'),
  description1: description,
  description2: description,
  description3: description,
  description4: description,
  /** Kind and id of an attached item of the viewer (`PLAN:id`). */
  attached: z.string().max(60, 'invalid').optional(),
  /** Set by the button that opens the full form instead of submitting. */
  more: z.literal('on').optional(),
})
export type NewPost = z.output<typeof postSchema>

/** A project update. Its audience is always that of the project. */
export const updateSchema = postSchema.omit({ audience: true, attached: true, more: true })
export type NewUpdate = z.output<typeof updateSchema>

/** Set when the author has read the warnings and confirms the text. */
const anyway = z.literal('on').optional()

/** Fields of the pictures a post already has; each holds the id of a file. */
export const keptFields = ['kept1', 'kept2', 'kept3', 'kept4'] as const satisfies { length: typeof PICTURES }
const kept = z.string().max(40, 'invalid').optional()

export const editedPostSchema = z.object({
  ...postSchema.pick({ text: true }).shape,
  /** PROJECT is accepted because a project update keeps its audience. */
  audience: z.enum([...audiences, 'PROJECT'], 'required'),
  ...{ kept1: kept, kept2: kept, kept3: kept, kept4: kept },
  ...{ description1: description, description2: description, description3: description, description4: description },
  anyway,
})
export type EditedPost = z.output<typeof editedPostSchema>

export const commentSchema = z.object({
  idempotencyKey,
  text: words(LETTERS.comment).refine(text => text !== '', 'required'),
  /** The comment that is answered. */
  replyTo: z.string().max(40).optional(),
  anyway,
})
export type NewComment = z.output<typeof commentSchema>
