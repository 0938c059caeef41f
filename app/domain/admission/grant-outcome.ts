import type { CompetitionFacts, GrantOutcome } from './admission-facts.ts'
import { chanceBand, neededScores, smallestLift } from './chance.ts'
import type { Applicant } from './demands.ts'
import { type CompetitionChance, type GrantModel, grantChance, type GrantQuestion, grantRange } from './grants.ts'
import { competitionKey, latest, minimumKey } from './grants-model.ts'
import { type Conditions, examShut, floorFor, type Programme, type ProgrammeGrants } from './programme.ts'

/** Returns the outcome for state grants of a programme, or null when no competition is known. */
export function grantOutcome(programme: Programme, applicant: Applicant, conditions: Conditions): GrantOutcome | null {
  const { grants, type } = programme
  const { model, pool, years } = conditions
  if (grants === null || model === null) return null
  const floor = floorFor(programme, conditions)
  const least = floor?.score ?? 0
  const year = years[type]
  const asked = questionOf(grants, { year, floor: least, rural: pool === 'RURAL' }, model)
  // The competitions do not depend on the score, so any score can be used here.
  const { competitions } = grantChance(model, { ...asked, score: applicant.unt ?? 0 })
  if (competitions.length === 0) return null
  const score = applicant.unt
  // With the wrong subjects or a failed part, more points do not help.
  const shutBy = examShut(programme, applicant)
  const shut = shutBy !== null
  const chanceAt = (at: number) => grantChance(model, { ...asked, score: at }).chance!
  const chance = shut ? 0 : score === null ? null : chanceAt(score)
  const lift = shut || score === null ? null : smallestLift(score, chanceAt)
  return {
    way: 'GRANT',
    chance,
    range: shut ? { low: 0, high: 0 } : score === null ? null : grantRange(model, { ...asked, score }),
    band: chance === null ? null : chanceBand(chance),
    blocked:
      shutBy ?? (score === null ? null : score < least ? 'floor' : score < (asked.minimum ?? 0) ? 'minimum' : null),
    floor,
    competitions: competitions.map(({ chance: own, ...competition }) => ({
      ...competition,
      chance: shut ? 0 : score === null ? null : own,
      years: yearsOf(grants, competition, model, year),
    })),
    newest: Math.max(...model.years.filter(of => of < year)),
    apart: shut ? [] : apartOf(grants, model, { year, floor: least, score }),
    asks: asksOf(grants, competitions, model, year),
    needed: neededScores(chanceAt),
    lift: lift && { ...lift, chance: chanceAt(lift.score) },
    rural: shut || score === null ? null : ruralToo(model, { ...asked, score }, chance),
  }
}

type Unscored = Omit<GrantQuestion, 'score'>

function questionOf(
  { group, university, tag, announced, minima }: ProgrammeGrants,
  { year, ...on }: { year: number; floor: number; rural: boolean },
  model: GrantModel,
): Unscored {
  const grants = grantsThen(latest(model.thresholds[generalKey(group)], year), announced, year)
  const minimum = minima.find(one => one.year === year)?.minimum
  return {
    group,
    university,
    ...(tag && { tag }),
    year,
    ...on,
    ...(grants !== undefined && { grants }),
    ...(minimum !== undefined && { minimum }),
  }
}

const generalKey = (group: string) => competitionKey({ section: 'GENERAL', quota: 'GENERAL', group, university: '' })

/** Estimates the grants of the general competition. The announced number is larger because it includes the rural
 *  grants, so only its growth is used. */
function grantsThen(
  last: { year: number; grants: number } | null,
  announced: ProgrammeGrants['announced'],
  year: number,
) {
  const of = (wanted: number) => announced.find(one => one.year === wanted)?.grants
  const [then, before] = [of(year), last ? of(last.year) : undefined]
  return last && then && before ? (last.grants * then) / before : undefined
}

/** Returns the past thresholds of a competition, newest first, with the grant holders at this university. */
function yearsOf(
  { group, university, tag = '', here }: ProgrammeGrants,
  { section, quota }: { section: string; quota: string },
  { thresholds }: GrantModel,
  before: number,
): CompetitionFacts['years'] {
  const known = thresholds[competitionKey({ section, quota, group, university, tag })] ?? []
  return known
    .filter(({ year }) => year < before)
    .map(({ year, threshold, grants }) => {
      const cell = here.find(one => one.year === year && one.section === section && one.quota === quota)
      return { year, threshold, grants, here: cell ? { minimum: cell.minimum, grants: cell.grants } : null }
    })
    .toReversed()
}

/** Returns the tagged programmes of the group here, each with the chance in its best competition. */
function apartOf(
  { group, university, apart = [] }: ProgrammeGrants,
  model: GrantModel,
  { year, floor, score }: { year: number; floor: number; score: number | null },
): NonNullable<GrantOutcome['apart']> {
  return apart.flatMap(tag => {
    const { chance, competitions } = grantChance(model, { group, university, tag, year, floor, score: score ?? 0 })
    const [first] = competitions
    if (!first) return []
    const { section, quota } = first
    const last = latest(model.thresholds[competitionKey({ section, quota, group, university, tag })], year)!
    return [{ tag, section, year: last.year, threshold: last.threshold, chance: score === null ? null : chance }]
  })
}

/** Returns the university's own minimum: the one published for the year, or the last one known when it is above the
 *  threshold of an open competition. It applies in the rural quota too. */
function asksOf(
  { group, university, minima }: ProgrammeGrants,
  competitions: readonly CompetitionChance[],
  model: GrantModel,
  year: number,
): GrantOutcome['asks'] {
  const thresholds = competitions.flatMap(
    of => latest(model.thresholds[competitionKey({ ...of, group, university })], year)?.threshold ?? [],
  )
  const published = minima.find(one => one.year === year)
  const own = published ?? model.minima[minimumKey({ group, university })]
  const isMore = own !== undefined && (published || own.minimum > Math.min(...thresholds))
  return isMore ? { minimum: own.minimum, year: own.year } : null
}

/** Returns the chance with the rural quota for a person who competes without it, when it gives another band. */
function ruralToo(model: GrantModel, question: GrantQuestion, chance: number | null): GrantOutcome['rural'] {
  if (question.rural || chance === null) return null
  const rural = grantChance(model, { ...question, rural: true }).chance!
  return chanceBand(rural) !== chanceBand(chance) ? { chance: rural, band: chanceBand(rural) } : null
}
