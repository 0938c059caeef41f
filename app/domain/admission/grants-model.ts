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
const placed = ['UNIVERSITY_PEDAGOGICAL', 'UNIVERSITY_TECHNICAL']
/** Open to everybody. */
export const openSections: readonly string[] = [...nationwide, ...placed]
/** Sections of programmes apart, which a tag names: a branch of a foreign university, a double degree, a partnership. */
export const partnerSections: readonly string[] = ['FOREIGN_BRANCH', 'DOUBLE_DEGREE', 'STRATEGIC_PARTNERSHIP']
/** Those that are open only to people with a ground for it come after them; RESERVE is what was left over once. */
export const allSections: readonly string[] = [
  ...openSections,
  ...partnerSections,
  'SOCIAL_QUOTA',
  'WESTERN_REGIONS',
  'RURAL_RELOCATION',
  'RESERVE',
]

/** What is announced before applications close, part by part: the general competition of a group with its rural grants
 *  inside, what is apart from it, and the social quotas of a whole field, which are on top. */
export const planParts: readonly string[] = [
  'GENERAL_COMPETITION',
  'SHORT',
  'SERPIN',
  'TARGET_PEDAGOGICAL',
  'TARGET_TECHNICAL',
  'FOREIGN_BRANCH_OR_PARTNERSHIP',
  'QUOTA_DISABILITY',
  'QUOTA_FAMILY_WITH_DISABLED_CHILD',
  'QUOTA_INCOMPLETE_FAMILY',
  'QUOTA_KANDAS',
  'QUOTA_LARGE_FAMILY',
  'QUOTA_ORPHANS',
  'QUOTA_VETERANS',
]

export type Competition = { section: string; quota: string; group: string; university: string; tag?: string }

/** The whole country competes in a section of the ministry, the applicants of one university in a section that is placed,
 *  and those of a programme apart among themselves. */
export function competitionKey({ section, quota, group, university, tag = '' }: Competition): string {
  if (tag !== '') return [section, quota, group, university, tag].join(' ')
  return [section, quota, group, ...(nationwide.includes(section) ? [] : [university])].join(' ')
}

/** `DE-537` names a branch that is an institution of its own, `KZ-UK-005` a programme apart at the university 5. */
export function isWholeInstitution(tag: string, university: string): boolean {
  return !tag.startsWith('KZ') && tag.endsWith(`-${university}`)
}

/** How universities publish the minimum of a programme apart: `B057 (KZ-UK-005)`. */
export const taggedGroup = (group: string, tag: string) => `${group} (${tag})`

export const minimumKey = (row: { group: string; university: string }) => `${row.group} ${row.university}`

/** A mean excess of more points tells of a group that reached down to its floor, not of a longer queue above it. */
const EXCESS_AT_MOST = 16
/** The mean excess of few grants says little: it is taken as if so many more grants had stood at the usual one (points). */
const USUAL_EXCESS = 10
const FEW_GRANTS = 3
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
  const step = Math.min((excess * grants + USUAL_EXCESS * FEW_GRANTS) / (grants + FEW_GRANTS), EXCESS_AT_MOST)
  let expected = threshold
  for (let year = 0; year < years; year += 1) expected += drift * roomAbove(expected)
  if (grantsThen !== undefined) expected -= PULL_OF_GRANTS * step * Math.log(Math.max(1, grantsThen) / grants)
  const unknown = grantsThen === undefined ? GRANTS_UNKNOWN * PULL_OF_GRANTS * step : 0
  const own = Math.hypot(SPREAD, SPREAD_BY_EXCESS * step) * spread
  // The lowest of n scores lies about an n-th of the mean excess above the bar, give or take as much: of one grant that is
  // much, of a hundred nothing.
  const lowest = step / Math.max(1, grants)
  const sigma = Math.hypot(own, unknown, lowest) * Math.sqrt(Math.max(1, years))
  return { expected: Math.min(MAXIMUM, expected), sigma }
}

/** What is known of the last year before this one. */
export function latest(known: readonly Threshold[] | undefined, year: number): Threshold | null {
  return known?.findLast(one => one.year < year) ?? null
}

/** Whether a competition is one to count on in a year: the general one of a group, and any other that was held when the
 *  country last competed for the group. Grants are placed with universities anew each year, and what was placed once may
 *  be placed no more. */
export function isStillHeld(
  { years, thresholds }: Pick<GrantModel, 'years' | 'thresholds'>,
  competition: Competition,
  year: number,
): boolean {
  const lastOf = (of: Competition) => latest(thresholds[competitionKey(of)], year)?.year ?? null
  const { section, quota, group, university } = competition
  const last = lastOf(competition)
  if (last === null) return false
  if (section === 'GENERAL' && quota === 'GENERAL') return true
  const country = nationwide.flatMap(each =>
    ['GENERAL', 'RURAL'].flatMap(one => lastOf({ section: each, quota: one, group, university }) ?? []),
  )
  return last >= (country.length > 0 ? Math.max(...country) : (years.findLast(one => one < year) ?? last))
}
