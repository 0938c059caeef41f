import { z } from 'zod'
import { materialKinds, materialLevels, skills } from '#app/domain/materials/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'

const text = z.strictObject({ ru: z.string().min(20), kk: z.string().min(20), en: z.string().min(20) })
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const skill = z.enum(skills)

const material = z.strictObject({
  id: slug,
  kind: z.enum(materialKinds),
  /** Language of instruction. */
  language: z.enum(languages),
  level: z.enum(materialLevels),
  /** Approximate length in hours, at least half an hour. */
  hours: z.number().min(0.5).max(400),
  free: z.boolean(),
  /** In its own language, as published. */
  title: z.string().min(3).max(140),
  by: z.string().min(2).max(100),
  /** Year of the edition or page; null where it is updated without one. */
  year: z.number().int().min(1950).max(2026).nullable(),
  url: z.url({ protocol: /^https$/ }),
  skills: z.array(skill).min(1).max(4),
  /** Skill after completion, in one or two sentences. */
  teaches: text,
  /** Month in which it was read in a stored copy of its page or in its makers' own sources, or its address was found
   *  linked; null where it was not checked. */
  seen: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullable(),
})

export const materialsFile = z.array(material).min(1)
export type MaterialFile = z.output<typeof material>

/** Skills that a profession requires, by slug, the most relevant first. */
export const professionSkillsFile = z.record(slug, z.array(skill).min(3).max(6))
