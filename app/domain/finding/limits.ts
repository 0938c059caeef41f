import type { Rule } from '#app/domain/rate-limits/rule.ts'

/** How often a person may search: more than anybody reads, and less than it takes to try names one after another. */
export const findingRules = {
  search: { name: 'search', limit: 120, windowMinutes: 5 },
  suggestion: { name: 'suggestion', limit: 600, windowMinutes: 5 },
} as const satisfies Record<string, Rule>
