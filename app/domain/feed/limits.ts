import type { Rule } from '#app/domain/rate-limits/rule.ts'

/** Letters of a post, a comment, a story of text, and of what a picture shows. */
export const LETTERS = { post: 2000, comment: 1000, story: 280, description: 300 } as const

/** Pictures of a post. */
export const PICTURES = 4

const HOUR = 60

/** How often a person may do what others see. */
export const feedRules = {
  post: { name: 'post', limit: 10, windowMinutes: HOUR },
  edit: { name: 'edit', limit: 30, windowMinutes: HOUR },
  comment: { name: 'comment', limit: 60, windowMinutes: HOUR },
  like: { name: 'like', limit: 120, windowMinutes: HOUR },
  story: { name: 'story', limit: 5, windowMinutes: 24 * HOUR },
} as const satisfies Record<string, Rule>

const DAY_MS = 24 * 60 * 60 * 1000

/** A draft nobody publishes goes after a day, what was deleted or removed after 30. */
export const sweptAfter = { draft: DAY_MS, gone: 30 * DAY_MS } as const
