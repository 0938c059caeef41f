import type { Threshold } from '#app/domain/institutions/threshold.ts'

/** Model of the competitions for state grants, and the thresholds expected from it. */

/** A row of the published lists: the grants of one competition at one university, with the lowest and the mean total of
 *  their holders. Codes are as published. */
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

/** A university's own minimum for a group, and the last year it was observed. */
export type OwnMinimum = { minimum: number; year: number }

/** Shares of the yearly changes of minima: dropped, kept, or raised by 5, 10, 15 or 20 points. The six shares sum to 1. */
export type MinimumMoves = { dropped: number; kept: number; raised: number[] }

export type GrantModel = {
  years: number[]
  /** By `competitionKey`, oldest year first. */
  thresholds: Record<string, Threshold[]>
  /** By `minimumKey`. */
  minima: Record<string, OwnMinimum>
  /** Expected yearly rise of a threshold of 90, in points. */
  drift: number
  /** Factor on the assumed spread of thresholds; 1 is the prior. */
  spread: number
  moves: MinimumMoves
}

/** Nationwide sections: one threshold for all universities of a group. */
export const nationwide: readonly string[] = ['GENERAL', 'HEALTH_MINISTRY']
/** Sections whose grants are placed with one university. */
const placed = ['UNIVERSITY_PEDAGOGICAL', 'UNIVERSITY_TECHNICAL']
/** Sections open to everyone. */
export const openSections: readonly string[] = [...nationwide, ...placed]
/** Sections of tagged programmes: a branch of a foreign university, a double degree, a partnership. */
export const partnerSections: readonly string[] = ['FOREIGN_BRANCH', 'DOUBLE_DEGREE', 'STRATEGIC_PARTNERSHIP']
/** All sections. The last ones are open only on specific grounds; RESERVE held leftover grants once. */
export const allSections: readonly string[] = [
  ...openSections,
  ...partnerSections,
  'SOCIAL_QUOTA',
  'WESTERN_REGIONS',
  'RURAL_RELOCATION',
  'RESERVE',
]

/** Parts of the plan announced before applications close: the general competition of a group including its rural
 *  grants, the parts outside it, and the social quotas of a whole field, which come on top. */
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

/** Returns the key of a competition: per group in a nationwide section, per university in a placed one, per programme
 *  for a tagged one. */
export function competitionKey({ section, quota, group, university, tag = '' }: Competition): string {
  if (tag !== '') return [section, quota, group, university, tag].join(' ')
  return [section, quota, group, ...(nationwide.includes(section) ? [] : [university])].join(' ')
}

/** Checks whether a tag stands for a whole institution: `DE-537` is a branch that is an institution, `KZ-UK-005` a
 *  programme at university 5. */
export function isWholeInstitution(tag: string, university: string): boolean {
  return !tag.startsWith('KZ') && tag.endsWith(`-${university}`)
}

/** Returns the group code of a tagged programme as universities publish it: `B057 (KZ-UK-005)`. */
export const taggedGroup = (group: string, tag: string) => `${group} (${tag})`

export const minimumKey = (row: { group: string; university: string }) => `${row.group} ${row.university}`

/** Cap on the mean excess, in points. A larger one means that the group went down to its floor, not that more people
 *  competed. */
const EXCESS_AT_MOST = 16
/** Shrinkage of the mean excess of few grants: it is averaged with three more grants at the usual excess of 10 points. */
const USUAL_EXCESS = 10
const FEW_GRANTS = 3
/** Scores above a threshold decrease about exponentially, with the mean excess as scale: k times as many grants lower
 *  the threshold by this factor times the mean excess times ln k. Observed: .83–.99. */
const PULL_OF_GRANTS = 0.9
/** Spread of a threshold around the expected one, in points: a constant part, and one proportional to the mean excess. */
const SPREAD = 2.8
const SPREAD_BY_EXCESS = 0.38
/** Yearly change of the number of grants of a group: the standard deviation of its logarithm. */
const GRANTS_UNKNOWN = 0.4
/** Threshold for which the drift is stated, and the maximum score, beyond which no threshold can rise. */
const STATED_AT = 90
export const MAXIMUM = 140

/** Returns how far a threshold can still rise, as a share of the distance from 90 to the maximum. */
export const roomAbove = (threshold: number) => (MAXIMUM - threshold) / (MAXIMUM - STATED_AT)

/** Common shift of all thresholds of a year, at a threshold of 90: its standard deviation so far, in points. */
const COMMON = 2

/** Returns the standard deviation of the common shift at an expected threshold, in points. It is part of its sigma. */
export function commonSpread(expected: number, years: number): number {
  return COMMON * Math.max(0, roomAbove(expected)) * Math.sqrt(Math.max(1, years))
}

/** Returns the threshold expected `years` ahead and its standard deviation, in points. It rises less the nearer it is
 *  to the maximum. `grantsThen` is the number of grants in that year, where known. */
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
  // The lowest of n scores lies about 1/n of the mean excess above the cut-off, with a standard deviation of the same
  // size: much for a single grant, nothing for a hundred.
  const lowest = step / Math.max(1, grants)
  const sigma = Math.hypot(own, unknown, lowest) * Math.sqrt(Math.max(1, years))
  return { expected: Math.min(MAXIMUM, expected), sigma }
}

/** Returns the last threshold known before a year, or null. */
export function latest(known: readonly Threshold[] | undefined, year: number): Threshold | null {
  return known?.findLast(one => one.year < year) ?? null
}

/** Checks whether a competition is expected to be held in a year: the general one of a group always, any other if it
 *  was held when the group was last in a nationwide competition. Grants are placed with universities anew each year, so
 *  a placed one may not be repeated. */
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
