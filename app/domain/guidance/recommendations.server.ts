import { db } from '#app/database/client.server.ts'
import { number, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import {
  findCautions,
  findDutiesByInterest,
  findReasons,
  listProfessions,
  type ProfessionSummary,
  searchProfessions,
} from '#app/domain/professions/professions.server.ts'
import { reasonsAt } from '#app/domain/professions/reasons.ts'
import { type TrainingWayKind, trainingWays } from '#app/domain/professions/vocabulary.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findOwnAnalysis } from './analyses.server.ts'
import { isFaint } from './compute-facts.ts'
import { readFacts } from './facts.ts'
import type { Inputs } from './facts.server.ts'
import { closeness, isUndifferentiated, type Matched } from './matching.ts'
import { findOpinions, type Thumb } from './opinions.server.ts'
import { findInterestProfile, type InterestProfile } from './profile.server.ts'
import { chooseProfessions, chooseTrial, chooseWithContrast, rankProfessions } from './ranking.ts'
import { distinguish, explainMatch, SHORTLIST_LENGTH } from './shortlist.ts'
import { FIRST_PROFESSIONS, type ShortlistQuery } from './shortlist-query.ts'

/** Returns the recommendations of a completed interest attempt. `list` holds the first seven, or professions of unlike
 *  fields to try when no interest is strong. `each` requests professions with reasons, seven per page; a profile
 *  without a shape has none. `check` requests the rank of a profession the person has in mind. */
export async function recommend(
  viewer: Viewer,
  profile: InterestProfile,
  language: Language,
  { page, check, each: isAskedFor }: Pick<ShortlistQuery, 'page' | 'check' | 'each'>,
) {
  const [ranked, { planned, thumbs }] = await Promise.all([
    rankFor(profile, language),
    findOpinions(viewer, profile.attemptId),
  ])
  const found = check ? await findChecked(check, ranked, language) : []
  const checked = found.length === 1 ? found[0] : undefined
  const upTo = (pages: number) => chooseProfessions(ranked, { planned, length: pages * SHORTLIST_LENGTH })
  const list = upTo(page)
  const before = page > 1 ? upTo(page - 1).length : 0
  const undifferentiated = isUndifferentiated(profile.interests)
  const isDetailed = isAskedFor && !undifferentiated
  const chosen = isDetailed ? list.slice(before) : []
  const hasContrast = page === 1 && !undifferentiated
  const contrast = hasContrast ? chooseWithContrast(ranked, profile, { planned }).contrast : null
  const isTrial = isOnlyTrial(profile)
  const firsts = isTrial ? chooseTrial(ranked, { planned }) : upTo(1)
  const detailed = [...chosen, ...(contrast ? [contrast] : []), ...(checked ? [checked] : [])]
  const ids = detailed.map(({ id }) => id)
  const [cautions, duties, reasons] = await Promise.all([
    findCautions(ids, language),
    findDutiesByInterest(ids, language),
    findReasons(
      firsts.map(({ id }) => id),
      language,
    ),
  ])
  const differences = distinguish(chosen)
  const present = (match: Matched<ProfessionSummary>) => ({
    id: match.id,
    field: match.field,
    ways: match.ways,
    title: match.title,
    summary: match.summary,
    lang: match.lang,
    rank: ranked.findIndex(({ id }) => id === match.id) + 1,
    closeness: closeness(match.correlation),
    opposed: match.correlation < 0,
    ...explainMatch(profile.interests, match.interests),
    levels: profile.levels,
    duties: duties.get(match.id) ?? {},
    caution: cautions.get(match.id) ?? null,
    differs: differences.get(match.id) ?? null,
    thumb: thumbs.get(match.id) ?? null,
  })
  const brief = ({ id, field, title, lang }: ProfessionSummary) => ({ id, field, title, lang })
  const placed = reasonsAt(
    firsts.map(({ id }) => reasons.get(id) ?? []),
    profile.interests,
    'results',
  )

  return {
    undifferentiated,
    planned,
    of: ranked.length,
    isTrial,
    /** Whether named subjects influence the order. */
    hasSubjects: profile.subjects.length > 0,
    // When all are shown in detail, only the first few are listed above them.
    list: firsts
      .slice(0, isDetailed ? FIRST_PROFESSIONS : undefined)
      .map((match, at) => ({ ...brief(match), reason: placed[at] ?? match.summary })),
    contrast: contrast && brief(contrast),
    each: isDetailed
      ? {
          chosen: chosen.map(present),
          contrast: contrast && present(contrast),
          first: before + 1,
          hasMore: upTo(page + 1).length > list.length,
        }
      : null,
    checked: checked && !undifferentiated ? present(checked) : null,
    /** Several professions match the typed text; the person has to choose one. */
    candidates: checked ? [] : found.map(({ id, title, lang }) => ({ id, title, lang })),
  }
}

/** Ranks all professions by a person's interests, with a small weight for the subjects they named. */
export async function rankFor(profile: InterestProfile, language: Language) {
  return rankProfessions(profile.interests, await listProfessions(language), { subjects: profile.subjects })
}

/** Checks whether no interest is strong, so that professions are only offered to be tried. */
function isOnlyTrial({ interests, levels }: InterestProfile): boolean {
  return isUndifferentiated(interests) || isFaint(Object.values(levels))
}

/** Returns the professions a person's results begin with and their ranks, the closest first. Empty when no interest is
 *  strong. */
function ownList(profile: InterestProfile, ranked: Matched<ProfessionSummary>[]): { id: string; rank: number }[] {
  if (isOnlyTrial(profile)) return []
  const chosen = chooseProfessions(ranked, { planned: profile.plannedWays })
  return chosen.map(match => ({ id: match.id, rank: ranked.indexOf(match) + 1 }))
}

/** Returns the viewer's own list of professions with their ranks, the closest first. Empty without a test, and when no
 *  interest is strong. */
export async function listOwn(viewer: Pick<Viewer, 'id'>, language: Language) {
  const profile = await findInterestProfile(viewer)
  return profile ? ownList(profile, await rankFor(profile, language)) : []
}

const MOST_CANDIDATES = 8

/** Professions a person may mean: the one with this id, else those with exactly this title, else those whose title
 *  contains the words. */
async function findChecked(check: string, ranked: Matched<ProfessionSummary>[], language: Language) {
  const byId = ranked.filter(({ id }) => id === check)
  if (byId.length > 0 || !isSearchable(check)) return byId
  const titled = ranked.filter(({ title }) => fold(title) === fold(check))
  if (titled.length > 0) return titled
  const found = new Set((await searchProfessions(check, language)).map(({ id }) => id))
  return ranked.filter(({ id }) => found.has(id)).slice(0, MOST_CANDIDATES)
}

export type Recommended = NonNullable<Awaited<ReturnType<typeof recommend>>['checked']>

/** Returns how close a profession is to the viewer's latest interests: rank, closeness, reasons and whether it is on
 *  their own list; `'even'` when the interests are nearly equal, null without a test. */
export async function compareWith(viewer: Viewer, profession: ProfessionSummary, language: Language) {
  const profile = await findInterestProfile(viewer)
  if (!profile) return null
  if (isUndifferentiated(profile.interests)) return 'even' as const
  const ranked = await rankFor(profile, language)
  const match = ranked.find(({ id }) => id === profession.id)
  if (!match) return null
  const duties = await findDutiesByInterest([match.id], language)
  return {
    testId: profile.testId,
    rank: ranked.indexOf(match) + 1,
    of: ranked.length,
    isListed: ownList(profile, ranked).some(({ id }) => id === match.id),
    closeness: closeness(match.correlation),
    opposed: match.correlation < 0,
    ...explainMatch(profile.interests, match.interests),
    levels: profile.levels,
    duties: duties.get(match.id) ?? {},
    title: match.title,
  }
}

/** Where a recommendation is rated: in the results of an attempt (the latest by default), or in an analysis. */
export type RatedIn = { attempt?: string; analysis?: string }

/** Saves the viewer's vote on a recommendation with its rank there; `null` removes it. Idempotent. False when there is
 *  no such profession, analysis or completed interest test. */
export async function rateRecommendation(
  viewer: Viewer,
  professionId: string,
  thumb: Thumb | null,
  { attempt, analysis }: RatedIn = {},
): Promise<boolean> {
  const listed = analysis === undefined ? null : await findListed(viewer, analysis, professionId)
  if (analysis !== undefined && !listed) return false
  const profile = await findInterestProfile(viewer, listed?.attemptId ?? attempt)
  if (!profile) return false
  const ranked = await rankFor(profile, 'ru')
  const at = ranked.findIndex(({ id }) => id === professionId)
  const match = ranked[at]
  if (!match) return false

  const { attemptId } = profile
  if (thumb === null) {
    await db.recommendation.deleteMany({ where: { attemptId, professionId } })
    return true
  }
  const rank = listed?.rank ?? at + 1
  const opinion = { thumb, rank, correlation: match.correlation, decidedAt: new Date(), analysisId: analysis ?? null }
  await db.recommendation.upsert({
    where: { attemptId_professionId: { attemptId, professionId } },
    create: { attemptId, professionId, userId: viewer.id, ...opinion },
    update: opinion,
  })
  return true
}

/** Rank of a profession in an analysis of the viewer, and the interest attempt behind it; null when it is not listed
 *  there. */
async function findListed(viewer: Viewer, analysisId: string, professionId: string) {
  const analysis = await findOwnAnalysis(viewer, analysisId)
  if (!analysis) return null
  const { professions, contrast } = readFacts(analysis.facts)
  const fact = [...professions, contrast].find(one => one?.id === professionId)
  return fact ? { rank: fact.rank, attemptId: (analysis.inputs as Inputs).INTERESTS } : null
}

/** Returns the votes on the recommendations of an analysis, by profession. */
export async function findThumbs(analysis: { inputs: unknown }): Promise<Map<string, Thumb>> {
  const thumbs = await readRows(
    { professionId: text, thumb: number },
    Prisma.sql`
      SELECT "professionId", "thumb" FROM "Recommendation"
      WHERE "attemptId" = ${(analysis.inputs as Inputs).INTERESTS}`,
  )
  return new Map(thumbs.map(({ professionId, thumb }) => [professionId, thumb as Thumb]))
}

/** Saves the ways a person is willing to take. Choosing none or all of them leaves all open. */
export async function planWays(viewer: Viewer, ways: readonly TrainingWayKind[]): Promise<void> {
  const chosen = trainingWays.filter(way => ways.includes(way))
  const isChoice = chosen.length > 0 && chosen.length < trainingWays.length
  await db.profile.update({
    where: { userId: viewer.id },
    data: { plannedWays: isChoice ? chosen : Prisma.DbNull },
  })
}
