import type { Rule } from '#app/domain/rate-limits/rule.ts'

/** Maximum lengths in characters. `description` describes a picture. */
export const LETTERS = { post: 2000, comment: 1000, story: 280, description: 300 } as const

/** Maximum number of pictures per post. */
export const PICTURES = 4

const HOUR = 60

/** Rate limits per person. */
export const feedRules = {
  post: { name: 'post', limit: 10, windowMinutes: HOUR },
  edit: { name: 'edit', limit: 30, windowMinutes: HOUR },
  comment: { name: 'comment', limit: 60, windowMinutes: HOUR },
  like: { name: 'like', limit: 120, windowMinutes: HOUR },
  story: { name: 'story', limit: 5, windowMinutes: 24 * HOUR },
} as const satisfies Record<string, Rule>

const DAY_MS = 24 * 60 * 60 * 1000

/** Retention in milliseconds: drafts for a day, deleted and removed content for 30 days. */
export const sweptAfter = { draft: DAY_MS, gone: 30 * DAY_MS } as const
