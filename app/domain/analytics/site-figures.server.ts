import { setImmediate as breathe } from 'node:timers/promises'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { type Region, regions } from '#app/domain/locations/regions.ts'
import { type Measure, NO_REGION } from '#app/domain/sums/measures.ts'
import { sumByDay, sumByRegion, sumByScope, sumEver } from '#app/domain/sums/read-sums.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { nameContent } from './names.server.ts'
import { type Bucket, bucketsOf, type Span, sumInto } from './periods.ts'
import { cohortsOf, wayMeasures } from './site-funnel.ts'
import { topTen } from './site-top.ts'

// Figures of the whole site, read from the daily sums, so the cost of a page does not depend on the number of users.
// Queries on tables of people are not allowed here (tests/invariants/query-plans.test.ts).

/** Columns of the overview. */
const overviewMeasures = [
  'people.signed-up',
  'people.active',
  'tests.started',
  'tests.completed',
  'analyses.made',
  'admissions.made',
  'plans.made',
] as const satisfies readonly Measure[]
export type OverviewMeasure = (typeof overviewMeasures)[number]

export type SiteOverview = Awaited<ReturnType<typeof findOverview>>

/** Sums of a period by day, week or month, and by test. */
export async function findOverview(span: Span, language: Language, now = new Date()) {
  const today = calendarDay(now)
  const buckets = bucketsOf(span, today)
  const days = daysOf(buckets)
  const sums = await sumByDay(overviewMeasures, days)
  const byTest = await sumByScope(['tests.started', 'tests.completed'], days)
  const testIds = [...new Set(byTest.map(({ scope }) => scope))]
  const of = (measure: OverviewMeasure) =>
    sumInto(
      buckets,
      sums.filter(sum => sum.measure === measure),
    )
  const ofTest = (measure: Measure, id: string) =>
    byTest.find(sum => sum.measure === measure && sum.scope === id)?.n ?? 0
  const tests = testIds.map(id => ({
    id,
    started: ofTest('tests.started', id),
    completed: ofTest('tests.completed', id),
  }))
  return {
    span,
    today,
    buckets,
    sums: Object.fromEntries(overviewMeasures.map(measure => [measure, of(measure)])) as Record<
      OverviewMeasure,
      number[]
    >,
    ever: await sumEver('people.signed-up'),
    tests: tests.toSorted((one, other) => other.started - one.started || (one.id < other.id ? -1 : 1)),
    names: await nameContent({ tests: testIds }, language),
  }
}

/** Progress of the people who signed up in each of the last twelve months. */
export async function findWay(now = new Date()) {
  const today = calendarDay(now)
  const buckets = bucketsOf('month', today)
  const months = buckets.map(({ from }) => from.slice(0, 7))
  const days = { from: buckets[0]!.from, to: today }
  return { cohorts: cohortsOf(months, await sumByScope(wayMeasures, days)) }
}

export type SiteTops = Awaited<ReturnType<typeof findTops>>

/** The ten most frequent professions and institutions of the whole site or one region. */
export async function findTops(span: Span, region: Region | null, language: Language, now = new Date()) {
  const buckets = bucketsOf(span, calendarDay(now))
  const top = async (measure: Measure) => {
    const sums = await sumByScope([measure], daysOf(buckets), region ?? '')
    // A year of all professions is about 100,000 rows, so the event loop is released here.
    await breathe()
    return topTen(sums)
  }
  const recommended = await top('professions.recommended')
  const planned = await top('professions.planned')
  const picked = await top('institutions.picked')
  const idsOf = (top: SiteTop) => top.map(({ id }) => id)
  const professions = [...new Set([...idsOf(recommended), ...idsOf(planned)])]
  const names = await nameContent({ professions, institutions: idsOf(picked) }, language)
  return { span, region, recommended, planned, picked, names }
}

type SiteTop = ReturnType<typeof topTen>

/** Measures by which regions are compared. */
export const regionMeasures = [
  'people.onboarded',
  'tests.completed',
  'analyses.made',
  'admissions.made',
  'plans.made',
] as const satisfies readonly Measure[]
export type RegionMeasure = (typeof regionMeasures)[number]

export type SiteRegions = Awaited<ReturnType<typeof findRegions>>

/** Sums of a period by region. The last row counts people who live abroad or have not stated a place. */
export async function findRegions(span: Span, now = new Date()) {
  const buckets = bucketsOf(span, calendarDay(now))
  const all = [...regions, NO_REGION] as const
  const sums = await sumByRegion(regionMeasures, daysOf(buckets), all)
  const of = (region: string, measure: RegionMeasure) =>
    sums.find(sum => sum.region === region && sum.measure === measure)?.n ?? 0
  return {
    span,
    rows: all.map(region => ({
      region,
      counts: Object.fromEntries(regionMeasures.map(measure => [measure, of(region, measure)])) as Record<
        RegionMeasure,
        number
      >,
    })),
  }
}

export type SiteVisits = Awaited<ReturnType<typeof findVisits>>

/** Visits of a period by language and by kind of client: script, plain, lite or unknown. */
export async function findVisits(span: Span, now = new Date()) {
  const buckets = bucketsOf(span, calendarDay(now))
  const sums = await sumByScope(['visits.language', 'visits.script'], daysOf(buckets))
  const of = (measure: Measure) =>
    new Map(sums.filter(sum => sum.measure === measure).map(({ scope, n }) => [scope, n]))
  const since = (await sumEver('visits.script'))?.since ?? null
  return { span, languages: of('visits.language'), seenWith: of('visits.script'), since }
}

export type SiteOpinions = Awaited<ReturnType<typeof findOpinions>>

/** Thumbs by the rank of the profession, and feedback on analyses. */
export async function findOpinions(span: Span, now = new Date()) {
  const buckets = bucketsOf(span, calendarDay(now))
  const sums = await sumByScope(['thumbs', 'feedback'], daysOf(buckets))
  return {
    span,
    thumbs: sums.filter(({ measure }) => measure === 'thumbs'),
    feedback: sums.filter(({ measure }) => measure === 'feedback'),
  }
}

function daysOf(buckets: readonly Bucket[]) {
  return { from: buckets[0]!.from, to: buckets.at(-1)!.to }
}
