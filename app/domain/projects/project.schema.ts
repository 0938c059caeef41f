import { z } from 'zod'
import { subjects } from '#app/domain/accounts/answers.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { LETTERS, MOST } from './limits.ts'
import { type LinkSite, linkTo } from './links.ts'
import { skillOf } from './skills.ts'
import { projectStatuses } from './status.ts'

// One schema a step. Messages are keys: the field that shows them translates them.

const line = ({ min, max }: { min: number; max: number }) => plainLine(min, max)

export const basicSchema = z.object({
  name: line(LETTERS.name),
  description: plainText(LETTERS.description.max).refine(text => text.length >= LETTERS.description.min, 'tooShort'),
  status: z.enum(projectStatuses, 'required'),
  cityId: z.string().max(60, 'invalid').optional(),
})
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
  story: plainText(LETTERS.story.max).refine(text => text.length >= LETTERS.story.min, 'tooShort'),
  seeks: line(LETTERS.seeks).optional(),
  website: link('website'),
  github: link('github'),
  linkedin: link('linkedin'),
  x: link('x'),
  telegram: link('telegram'),
})
export type Details = z.output<typeof detailsSchema>

const skill = line(LETTERS.skill)

export const skillsSchema = z.object({
  objectives: z
    .array(line(LETTERS.objective), 'required')
    .min(1, 'required')
    .max(MOST.objectives, 'tooMany')
    .refine(isWithoutTwins, 'twice'),
  /** Keys of the vocabulary. */
  skills: z.array(z.string().max(40)).max(MOST.skills, 'tooMany').default([]),
  /** Skills in one's own words; those of the vocabulary are recognised. */
  ownSkills: z.array(skill).max(MOST.skills, 'tooMany').default([]),
  interests: z.array(z.enum(subjects), 'required').min(1, 'required').max(MOST.interests, 'tooMany'),
})
export type Skills = z.output<typeof skillsSchema>

/** All skills of a form, those of the vocabulary first, each once. */
export function skillsOf({ skills, ownSkills }: Pick<Skills, 'skills' | 'ownSkills'>) {
  const all = [...skills, ...ownSkills].map(skillOf)
  return [...new Map(all.map(one => [one.skill, one])).values()]
}

function isWithoutTwins(lines: string[]) {
  const folded = lines.map(line => line.toLowerCase())
  return new Set(folded).size === folded.length
}

export const reviewSchema = z.object({ idempotencyKey, audience: z.enum(['ORGANIZATION', 'EVERYONE'], 'required') })

export const requestSchema = z.object({
  idempotencyKey,
  words: plainText(LETTERS.request.max).refine(text => text.length >= LETTERS.request.min, 'tooShort'),
  /** They have read what was seen in their words, and want it so. */
  anyway: z.literal('on').optional(),
})
export type NewRequest = z.output<typeof requestSchema>

/** What becomes of a request. */
export const answerSchema = z.object({ answer: z.enum(['accept', 'refuse'], 'invalid') })

/** Whom a project is handed over to. */
export const handOverSchema = z.object({ to: z.string('required').min(1, 'required').max(60, 'invalid') })

/** What somebody does in a team, in a line, or that they are to leave it. */
export const memberSchema = z.object({
  act: z.enum(['duty', 'remove'], 'invalid'),
  duty: line(LETTERS.duty).optional(),
})
