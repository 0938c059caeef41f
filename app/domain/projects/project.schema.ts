import { z } from 'zod'
import { subjects } from '#app/domain/accounts/answers.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { words } from '#app/domain/feed/feed.schema.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { projectAudiences } from './audience.ts'
import { LETTERS, MOST } from './limits.ts'
import { type LinkSite, linkTo } from './links.ts'
import { skillOf } from './skills.ts'
import { projectStatuses } from './status.ts'

// One schema per step. Messages are keys that the field translates.

type Letters = { min: number; max: number }

const line = ({ min, max }: Letters) => plainLine(min, max)
const text = ({ min, max }: Letters) =>
  words(max)
    .refine(text => text !== '', { error: 'required', abort: true })
    .refine(text => text.length >= min, 'tooShort')

/** Set when the author has read the warnings and confirms the text. */
const anyway = z.literal('on').optional()

export const basicSchema = z.object({
  name: line(LETTERS.name),
  description: text(LETTERS.description),
  status: z.enum(projectStatuses, 'required'),
  cityId: z.string().max(60, 'invalid').optional(),
  anyway,
})
/** First step of a new project. */
export const newProjectSchema = basicSchema.extend({ idempotencyKey })
export type Basic = z.output<typeof basicSchema>

function link(site: LinkSite) {
  return z
    .string()
    .transform((typed, context) => {
      const url = linkTo(site, typed)
      if (url === null) context.addIssue({ code: 'custom', message: 'linkInvalid' })
      return url ?? ''
    })
    .optional()
}

export const detailsSchema = z.object({
  story: text(LETTERS.story),
  seeks: line(LETTERS.seeks).optional(),
  website: link('website'),
  github: link('github'),
  linkedin: link('linkedin'),
  x: link('x'),
  telegram: link('telegram'),
  anyway,
})
export type Details = z.output<typeof detailsSchema>

export const skillsSchema = z.object({
  objectives: z
    .array(line(LETTERS.objective), 'required')
    .min(1, 'required')
    .max(MOST.objectives, 'tooMany')
    .refine(isWithoutTwins, 'twice'),
  /** Keys of the vocabulary, or skills in the person's own words. */
  skills: z.array(line(LETTERS.skill), 'required').min(1, 'required').max(MOST.skills, 'tooMany'),
  /** One more skill as typed; once valid it is added to the list. */
  newSkill: line(LETTERS.skill).optional(),
  interests: z.array(z.enum(subjects, 'invalid'), 'required').min(1, 'required').max(MOST.interests, 'tooMany'),
  anyway,
})
export type Skills = Pick<z.output<typeof skillsSchema>, 'objectives' | 'skills' | 'interests'>

/** The same with each list joined to one text, as versions are compared. */
export const foldedSkillsSchema = z.object({
  objectives: z.string(),
  skills: z.string(),
  interests: z.string(),
  anyway,
})

/** Converts the skills of a form to their stored form, without duplicates. */
export function skillsOf(typed: readonly string[]) {
  return [...new Map(typed.map(skillOf).map(one => [one.skill, one])).values()]
}

function isWithoutTwins(lines: string[]) {
  const folded = lines.map(line => line.toLowerCase())
  return new Set(folded).size === folded.length
}

/** Description of a picture. */
export const shownSchema = words(LETTERS.picture.max).optional()

/** Fields sent along with pictures: the pressed button and the description of a new image. */
export const mediaSchema = z.object({
  description: shownSchema,
  act: z.string().max(60, 'invalid').optional(),
  then: z.string().max(10, 'invalid').optional(),
  version: z.string().optional(),
  base: z.string().optional(),
  idempotencyKey: idempotencyKey.optional(),
  anyway,
})

export const reviewSchema = z.object({
  audience: z.enum(projectAudiences, 'required'),
  anyway,
  /** Set when the form opens a draft; otherwise it changes the audience of an open project. */
  opens: z.literal('on').optional(),
})

export const requestSchema = z.object({
  idempotencyKey,
  words: plainText(LETTERS.request.max).refine(text => text.length >= LETTERS.request.min, 'tooShort'),
  /** Set when the author has read the warnings and confirms the text. */
  anyway: z.literal('on').optional(),
})
export type NewRequest = z.output<typeof requestSchema>

/** Answer to a join request or an offer to lead. Only the offer can be withdrawn here, by the lead. */
export const answerSchema = z.object({ answer: z.enum(['accept', 'refuse', 'withdraw'], 'invalid') })

/** The member who is offered the lead. */
export const handOverSchema = z.object({ to: z.string('required').min(1, 'required').max(60, 'invalid') })

/** Saves what a member does in the team, or removes the member. */
export const memberSchema = z.object({
  act: z.enum(['duty', 'remove'], 'invalid'),
  duty: line(LETTERS.duty).optional(),
})
