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

/** The competitions for state grants, on plain numbers: which threshold is expected in a year, and the chance that a UNT
 *  total (0–140) reaches it. The figures behind it come from lists of grant holders (`grants-fit.ts`); why it is done so
 *  stands in decision 059. */

/** @public */
export { fitGrants } from './grants-fit.ts'
/** @public */
export type { GrantModel, GrantRow } from './grants-model.ts'

export type GrantQuestion = {
  group: string
  university: string
  /** The programme apart it is about, as the lists name it: of a branch, a double degree, a partnership. */
  tag?: string
  /** The UNT total, 0–140. */
  score: number
  /** The year of admission. */
  year: number
  rural?: boolean
  /** The number of grants of the general competition of this group in that year, where it is published. */
  grants?: number
  /** The minimum the university itself asks for this group in that year, where it is published. */
  minimum?: number
  /** The lowest total the law lets compete; without it that of the group's field. */
  floor?: number
  /** The thresholds of that year lie together higher than expected (1), lower (−1), or nobody knows (0). */
  shift?: -1 | 0 | 1
}

export type CompetitionChance = { section: string; quota: string; expected: number; sigma: number; chance: number }

export type GrantChance = { chance: number | null; competitions: CompetitionChance[] }

/** The floors of the law by field (order 321 of 2026, adilet V2600039200); national universities ask for their own. */
const lawful: Record<FloorRule, number> = {
  GENERAL: 50,
  NATIONAL: 65,
  PEDAGOGY: 75,
  LAW: 75,
  HEALTH: 70,
  AGRICULTURE: 50,
}
const floors = floorRules.map(rule => ({ rule, score: lawful[rule] }))

/** The chance of a state grant (form FULL) of a group at a university, over the competitions open without social, regional
 *  or relocation grounds; null where nothing is known of the group. The chance is that of the best competition: their
 *  thresholds rise and fall together, so a second one is no second throw of the dice. Programmes apart have competitions
 *  of their own, which lift nobody else: theirs is asked for by the tag.
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

/** What the chance would be if that year's thresholds lay together one standard deviation of their common shift higher, or
 *  lower, than expected. It holds the chance itself.
 *  @throws RangeError as `grantChance` does. */
export function grantRange(model: GrantModel, question: GrantQuestion): { low: number; high: number } | null {
  const [chance, harder, easier] = ([0, 1, -1] as const).map(shift => grantChance(model, { ...question, shift }).chance)
  if (chance == null || harder == null || easier == null) return null
  return { low: Math.min(chance, harder), high: Math.max(chance, easier) }
}

/** The chance in one competition, one with a ground as well; null where nothing is known of it. */
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

/** The rural grants are a fixed share of a group's, so they grow with the general ones. */
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
