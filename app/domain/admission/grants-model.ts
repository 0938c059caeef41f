import type { Threshold } from '#app/domain/institutions/threshold.ts'

/** What is learnt of the competitions for state grants, and which threshold follows from it. */

/** One line of the lists, codes as published: so many grants of a competition at a university, with the lowest and the mean
 *  total of their holders. */
export type GrantRow = {
  year: number
  section: string
  form: string
  group: string
  university: string
  tag: string
  quota: string
  minimum: number
  average: number
  grants: number
}

/** A minimum of its own a university was seen to hold for a group, and the last year it was seen. */
export type OwnMinimum = { minimum: number; year: number }

/** How minima of universities go on from one year to the next: given up, kept, or raised by 5, 10, 15 or 20 points. The
 *  six shares add up to 1. */
export type MinimumMoves = { dropped: number; kept: number; raised: number[] }

export type GrantModel = {
  years: number[]
  /** By `competitionKey`, the oldest year first. */
  thresholds: Record<string, Threshold[]>
  /** By `minimumKey`. */
  minima: Record<string, OwnMinimum>
  /** How many points a threshold of 90 is expected to rise in a year. */
  drift: number
  /** What the spread of thresholds is multiplied with: 1 is what was assumed before any two years were known. */
  spread: number
  moves: MinimumMoves
}

/** Sections of the whole country: one threshold for all universities of a group. */
export const nationwide: readonly string[] = ['GENERAL', 'HEALTH_MINISTRY']
/** Sections that place their grants with one university. */
const placed = [
  'UNIVERSITY_PEDAGOGICAL',
  'UNIVERSITY_TECHNICAL',
  'FOREIGN_BRANCH',
  'DOUBLE_DEGREE',
  'STRATEGIC_PARTNERSHIP',
]
/** Open to everybody. */
export const openSections: readonly string[] = [...nationwide, ...placed]
/** Those that are open only to people with a ground for it come after them; RESERVE is what was left over once. */
export const allSections: readonly string[] = [
  ...openSections,
  'SOCIAL_QUOTA',
  'WESTERN_REGIONS',
  'RURAL_RELOCATION',
  'RESERVE',
]

/** The whole country competes in a section of the ministry, the applicants of one university in a section that is placed. */
export function competitionKey(row: { section: string; quota: string; group: string; university: string }): string {
  const { section, quota, group, university } = row
  return [section, quota, group, ...(nationwide.includes(section) ? [] : [university])].join(' ')
}

export const minimumKey = (row: { group: string; university: string }) => `${row.group} ${row.university}`

/** A mean excess of more points tells of a group that reached down to its floor, not of a longer queue above it. */
const EXCESS_AT_MOST = 16
/** Scores above a threshold thin out about exponentially, with the mean excess as their scale: k times as many grants lower
 *  the threshold by so many mean excesses times ln k. In the lists .83 to .99 of one. */
const PULL_OF_GRANTS = 0.9
/** The spread of a threshold about what is expected, in points: what all have, and what grows with the mean excess. */
const SPREAD = 2.8
const SPREAD_BY_EXCESS = 0.38
/** The number of grants of a group changes by about so much from year to year (standard deviation of its logarithm). */
const GRANTS_UNKNOWN = 0.4
/** Where drift is stated, and where thresholds can rise no more. */
const STATED_AT = 90
export const MAXIMUM = 140

/** The room a threshold has to rise, as a share of what one of 90 has. */
export const roomAbove = (threshold: number) => (MAXIMUM - threshold) / (MAXIMUM - STATED_AT)

/** So far a year's thresholds lay together about so many points higher or lower than expected, at a threshold of 90. */
const COMMON = 2

/** How far the thresholds of a year may lie together from what is expected of this one: a part of its sigma. */
export function commonSpread(expected: number, years: number): number {
  return COMMON * Math.max(0, roomAbove(expected)) * Math.sqrt(Math.max(1, years))
}

/** What is expected of a threshold `years` ahead: the nearer to the maximum, the less room there is to rise. */
export function expectedThreshold(
  { drift, spread }: Pick<GrantModel, 'drift' | 'spread'>,
  { threshold, excess, grants }: Threshold,
  { years, grantsThen }: { years: number; grantsThen?: number },
): { expected: number; sigma: number } {
  const step = Math.min(excess, EXCESS_AT_MOST)
  let expected = threshold
  for (let year = 0; year < years; year += 1) expected += drift * roomAbove(expected)
  if (grantsThen !== undefined) expected -= PULL_OF_GRANTS * step * Math.log(Math.max(1, grantsThen) / grants)
  const unknown = grantsThen === undefined ? GRANTS_UNKNOWN * PULL_OF_GRANTS * step : 0
  const own = Math.hypot(SPREAD, SPREAD_BY_EXCESS * step) * spread
  return { expected: Math.min(MAXIMUM, expected), sigma: Math.hypot(own, unknown) * Math.sqrt(Math.max(1, years)) }
}

/** What is known of the last year before this one. */
export function latest(known: readonly Threshold[] | undefined, year: number): Threshold | null {
  return known?.findLast(one => one.year < year) ?? null
}
