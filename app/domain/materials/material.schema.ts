import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { languages } from '#app/i18n/config.ts'
import { materialKinds, materialLevels, skills } from './vocabulary.ts'

// Messages are translation keys; the form field translates them.

/** Hours with at most one decimal, comma or point. The value stays text: if it were transformed and failed, zod would
 *  not run the checks of the whole form. */
const hours = z
  .string('required')
  .trim()
  .regex(/^\d{1,3}([.,]\d)?$/, 'number')
  .refine(text => hoursOf(text) >= 0.5 && hoursOf(text) <= 400, 'hoursRange')

export function hoursOf(text: string): number {
  return Number(text.replace(',', '.'))
}

/** One or two sentences on what people can do afterwards. */
const teaches = plainText(400).refine(text => text.length >= 20, 'teachesShort')
const skill = z.enum(skills, 'invalid')

const fields = {
  title: plainLine(3, 140),
  author: plainLine(2, 100),
  year: z.coerce
    .number('number')
    .int('number')
    .refine(year => year >= 1950 && year <= new Date().getFullYear() + 1, 'yearRange')
    .optional(),
  url: z
    .string('required')
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(500, { error: 'tooLong', abort: true })
    .refine(isWebAddress, 'linkInvalid'),
  /** Month in which the material was last seen at its address or in a stored copy. */
  seen: z
    .string()
    .trim()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'monthInvalid')
    .optional(),
  kind: z.enum(materialKinds, 'required'),
  language: z.enum(languages, 'required'),
  level: z.enum(materialLevels, 'required'),
  hours,
  free: z.literal('on', 'invalid').optional(),
  teachesRu: teaches,
  teachesKk: teaches,
  teachesEn: teaches,
  /** The main skill it teaches. */
  skill1: z.enum(skills, 'required'),
  skill2: skill.optional(),
  skill3: skill.optional(),
  skill4: skill.optional(),
}

export const skillFields = ['skill1', 'skill2', 'skill3', 'skill4'] as const
type Skills = Partial<Record<(typeof skillFields)[number], string>>

function checkSkills(given: Skills, context: z.RefinementCtx) {
  const named = skillFields.map(field => given[field])
  for (const [at, field] of skillFields.entries()) {
    if (named[at] && named.indexOf(named[at]) < at) {
      context.addIssue({ code: 'custom', path: [field], message: 'skillTwice' })
    }
  }
}

export const materialSchema = z.object(fields).superRefine(checkSkills, evenIfFieldsFail)
export const newMaterialSchema = z.object({ idempotencyKey, ...fields }).superRefine(checkSkills, evenIfFieldsFail)
export const materialStateSchema = z.object({ retired: z.enum(['on', 'off'], 'invalid') })

export type MaterialForm = z.output<typeof materialSchema>
export type NewMaterial = z.output<typeof newMaterialSchema>

/** Checks for a complete public web address: https, a host name rather than a number, no password and no port. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  const isNamed = /^[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname)
  return protocol === 'https:' && isNamed && !username && !password && !port
}

/** Normalises an address for comparison: without `www.` and a trailing slash. */
export function bareAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`.toLowerCase()
}
