import type { Rule } from '#app/domain/rate-limits/rule.ts'

/** Rate limits of searching: more than a reader needs, too few to try out names one after another. */
export const findingRules = {
  search: { name: 'search', limit: 120, windowMinutes: 5 },
  suggestion: { name: 'suggestion', limit: 600, windowMinutes: 5 },
} as const satisfies Record<string, Rule>
