import type { FloorRule } from '#app/domain/institutions/vocabulary.ts'
import { floorRules } from '#app/domain/institutions/vocabulary.ts'
import type { Threshold } from '#app/domain/institutions/threshold.ts'
import { floorOf } from './floors.ts'
import { minimumReached } from './grants-minima.ts'
import {
  commonSpread,
  competitionKey,
  expectedThreshold,
  type GrantModel,
  isStillHeld,
  latest,
  MAXIMUM,
  minimumKey,
  openSections,
  partnerSections,
  taggedGroup,
} from './grants-model.ts'
import { studentT } from './grants-spread.ts'

/** Competitions for state grants, computed on plain numbers: the expected threshold of a year and the chance that a UNT
 *  total (0–140) reaches it. The figures are fitted to lists of grant holders (`grants-fit.ts`); decision 059 gives the
 *  reasons. */

/** @public */
export { fitGrants } from './grants-fit.ts'
/** @public */
export type { GrantModel, GrantRow } from './grants-model.ts'

export type GrantQuestion = {
  group: string
  university: string
  /** Tag of a programme of a branch, a double degree or a partnership, as in the lists. */
  tag?: string
  /** UNT total, 0–140. */
  score: number
  /** Year of admission. */
  year: number
  rural?: boolean
  /** Grants of the general competition of this group in that year, where published. */
  grants?: number
  /** The university's own minimum for this group in that year, where published. */
  minimum?: number
  /** Legal floor of the programme; by default that of the group's field. */
  floor?: number
  /** Common shift of that year's thresholds: higher than expected (1), lower (−1), or unknown (0). */
  shift?: -1 | 0 | 1
}

export type CompetitionChance = { section: string; quota: string; expected: number; sigma: number; chance: number }

export type GrantChance = { chance: number | null; competitions: CompetitionChance[] }

/** Legal floors by field (order 321 of 2026, adilet V2600039200); national universities have their own. */
const lawful: Record<FloorRule, number> = {
  GENERAL: 50,
  NATIONAL: 65,
  PEDAGOGY: 75,
  LAW: 75,
  HEALTH: 70,
  AGRICULTURE: 50,
}
const floors = floorRules.map(rule => ({ rule, score: lawful[rule] }))

/** Returns the chance (0–1) of a state grant (form FULL) of a group at a university, over the competitions open without
 *  social, regional or relocation grounds; null when nothing is known of the group. It is the chance in the best
 *  competition: thresholds rise and fall together, so a second competition is no independent chance. Tagged programmes
 *  have their own competitions; pass their tag.
 *  @throws RangeError unless the score is within 0–140. */
export function grantChance(model: GrantModel, question: GrantQuestion): GrantChance {
  const { score, year, group, university, tag, rural = false } = question
  if (!(score >= 0 && score <= MAXIMUM)) throw new RangeError('a UNT total is within 0–140')
  const quotas = rural ? ['GENERAL', 'RURAL'] : ['GENERAL']
  const competitions = (tag ? partnerSections : openSections)
    .flatMap(section => quotas.map(quota => ({ section, quota })))
    .filter(of => isStillHeld(model, { ...of, group, university, ...(tag && { tag }) }, year))
    .flatMap(of => competitionChance(model, question, of) ?? [])
  const chances = competitions.map(({ chance }) => chance)
  return { chance: chances.length > 0 ? Math.max(...chances) : null, competitions }
}

/** Returns the chances if the thresholds of that year lie one standard deviation of their common shift above, or below,
 *  the expected ones. The range includes the chance itself. Null when there is none.
 *  @throws RangeError unless the score is within 0–140. */
export function grantRange(model: GrantModel, question: GrantQuestion): { low: number; high: number } | null {
  const [chance, harder, easier] = ([0, 1, -1] as const).map(shift => grantChance(model, { ...question, shift }).chance)
  if (chance == null || harder == null || easier == null) return null
  return { low: Math.min(chance, harder), high: Math.max(chance, easier) }
}

/** Returns the chance in one competition, including those that need specific grounds; null when nothing is known of it. */
export function competitionChance(
  model: GrantModel,
  question: GrantQuestion,
  { section, quota }: { section: string; quota: string },
): CompetitionChance | null {
  const { group, university, tag = '', score, year, grants, minimum, shift = 0 } = question
  const last = latest(model.thresholds[competitionKey({ section, quota, group, university, tag })], year)
  if (!last) return null
  const grantsThen = section === 'GENERAL' ? scaled(model, question, last, quota, grants) : undefined
  const years = Math.max(1, year - last.year)
  const { expected, sigma } = expectedThreshold(model, last, { years, grantsThen })
  const common = shift === 0 ? 0 : Math.min(commonSpread(expected, years), sigma / 2)
  const reached = studentT((score + 0.5 - expected - shift * common) / Math.sqrt(sigma ** 2 - common ** 2))
  const own = minimum === undefined ? ownMinimum(model, question) : null
  const decides = own !== null && own.minimum > last.threshold
  const allowed =
    minimum !== undefined
      ? Number(score >= minimum)
      : own
        ? minimumReached(model.moves, own, { score, years: year - own.year, decides })
        : 1
  const floor = question.floor ?? floorOf({ groupCode: group, national: false }, floors)?.score ?? 0
  return {
    section,
    quota,
    expected: Math.max(expected, floor, minimum ?? own?.minimum ?? 0),
    sigma,
    chance: score < floor ? 0 : reached * allowed,
  }
}

/** Scales the number of grants for a quota: rural grants are a fixed share of the group's, so they grow with the
 *  general ones. */
function scaled(
  model: GrantModel,
  { group, university, year }: GrantQuestion,
  last: Threshold,
  quota: string,
  grants?: number,
) {
  if (grants === undefined || quota === 'GENERAL') return grants
  const general = latest(
    model.thresholds[competitionKey({ section: 'GENERAL', quota: 'GENERAL', group, university })],
    year,
  )
  return general && general.year === last.year ? (last.grants * grants) / general.grants : undefined
}

function ownMinimum(model: GrantModel, { group, university, tag, year }: GrantQuestion) {
  const own = model.minima[minimumKey({ group: tag ? taggedGroup(group, tag) : group, university })]
  return own && own.year < year ? own : null
}
