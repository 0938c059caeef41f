import type { Rule } from '#app/domain/rate-limits/rule.ts'

/** Lengths of the texts of a project, in characters. */
export const LETTERS = {
  name: { min: 3, max: 100 },
  description: { min: 10, max: 500 },
  story: { min: 20, max: 5000 },
  objective: { min: 10, max: 160 },
  skill: { min: 2, max: 40 },
  seeks: { min: 3, max: 80 },
  duty: { min: 2, max: 60 },
  request: { min: 10, max: 300 },
  picture: { min: 1, max: 300 },
} as const

/** Maximum number of each per project; `drafts` per person. Objectives, skills and interests need at least one. */
export const MOST = { objectives: 10, skills: 20, interests: 10, images: 8, members: 20, drafts: 10 } as const

/** Rate limits per person: creating, asking to join, offering the lead, following. */
export const projectRules = {
  project: { name: 'project', limit: 10, windowMinutes: 24 * 60 },
  joinProject: { name: 'joinProject', limit: 20, windowMinutes: 24 * 60 },
  offerProject: { name: 'offerProject', limit: 10, windowMinutes: 24 * 60 },
  followProject: { name: 'followProject', limit: 60, windowMinutes: 60 },
} as const satisfies Record<string, Rule>

/** Maximum number of projects pinned to a profile. */
export const MOST_PINNED = 3
