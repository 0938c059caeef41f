import type { ChanceBand } from '#app/domain/admission/chance.ts'
import { instrumentKinds, type TestKind } from '#app/domain/assessments/kinds.ts'
import { type Letter, letters } from '#app/domain/professions/interests.ts'
import { addSums, meanBand } from './mean-band.ts'
import type { Month } from './months.ts'
import { type Part, hideSmallGroups } from './small-groups.ts'
import { makeTop, type Named, type Top } from './top.ts'

type OfGroup<T> = T & { groupId: string | null }
type Attempts = { began: number; finished: number; dropped: number; careless: number }
type Plans = {
  planned: number
  overdue: number
  tasks: number
  done: number
  certified: number
  certificates: number
}

/** Counts by group. */
export type Counts = {
  groups: Part[]
  attempts: OfGroup<Attempts & { instrument: TestKind; testId: string | null }>[]
  interests: OfGroup<{ key: Letter; n: number; sum: number; squares: number }>[]
  professions: OfGroup<Named>[]
  institutions: OfGroup<Named>[]
  chances: OfGroup<{ band: ChanceBand | null; people: number }>[]
  plans: OfGroup<Plans>[]
  months: OfGroup<{ month: number; tests: number; tasks: number }>[]
}

/** Numbers of pupils who began, finished and dropped a test or are still taking it. A null `testId` stands for any test
 *  of the instrument. */
export type TestFigures = Attempts & { instrument: TestKind; testId: string | null; going: number }

/** Mean with its 90 % confidence band, 0–100. */
export type InterestFigure = { key: Letter; mean: number; low: number; high: number }

/** Figures of one group or of all groups together. Null where too few pupils are behind a figure. `people` is the
 *  number of pupils behind it, `leftOut` the number of pupils in small groups that it excludes. */
export type Figures = {
  /** All pupils, including those left out. */
  pupils: number
  leftOut: number
  all: {
    people: number
    tests: TestFigures[]
    plans: Plans
    months: { day: string; tests: number; tasks: number }[]
  } | null
  interests: { people: number; leftOut: number; scales: InterestFigure[] } | null
  professions: Top | null
  institutions: Top | null
  chances: ({ people: number; leftOut: number; unknown: number } & Record<ChanceBand, number>) | null
}

/** Builds the figures from the counts of one or more groups. The rule for small groups (`small-groups.ts`) is applied
 *  to each figure by the pupils who have a value in it. */
export function makeFigures(counts: Counts, months: readonly Month[]): Figures {
  const pupils = counts.groups.reduce((all, { people }) => all + people, 0)
  const share = hideSmallGroups(counts.groups)
  const isIn = ({ groupId }: { groupId: string | null }) => share.counted.has(groupId)
  return {
    pupils,
    leftOut: share.leftOut,
    all:
      share.people === 0
        ? null
        : {
            people: share.people,
            tests: testsOf(counts.attempts.filter(isIn)),
            plans: addUp(counts.plans.filter(isIn), noPlans),
            months: months.map(({ day }, place) => {
              const here = counts.months.filter(row => isIn(row) && row.month === place)
              return { day, ...addUp(here, { tests: 0, tasks: 0 }) }
            }),
          },
    interests: interestsOf(counts.interests),
    professions: makeTop(counts.professions),
    institutions: makeTop(counts.institutions),
    chances: chancesOf(counts.chances),
  }
}

/** Splits the counts by group. */
export function byGroup(counts: Counts): (groupId: string | null) => Counts {
  const lists = Object.entries(counts) as [keyof Counts, { groupId: string | null }[]][]
  const split = lists.map(([name, rows]) => [name, splitUp(rows)] as const)
  return groupId =>
    Object.fromEntries(split.map(([name, rows]) => [name, rows.get(groupId) ?? []])) as unknown as Counts
}

function splitUp<T extends { groupId: string | null }>(rows: readonly T[]) {
  const split = new Map<string | null, T[]>()
  for (const row of rows) {
    const own = split.get(row.groupId)
    if (own) own.push(row)
    else split.set(row.groupId, [row])
  }
  return split
}

/** Interests whose whole band lies above 50, the middle of the scale. */
export function outstanding(scales: readonly InterestFigure[]): Letter[] {
  return scales.filter(({ low }) => low > 50).map(({ key }) => key)
}

const noPlans: Plans = { planned: 0, overdue: 0, tasks: 0, done: 0, certified: 0, certificates: 0 }
const noAttempts: Attempts = { began: 0, finished: 0, dropped: 0, careless: 0 }

/** Every instrument, even one without attempts, followed by its tests if there are several. Last come the begun tests
 *  that belong to no instrument. */
function testsOf(rows: Counts['attempts']): TestFigures[] {
  return ([...instrumentKinds, 'OTHER'] as const).flatMap(instrument => {
    const own = rows.filter(row => row.instrument === instrument)
    const tests = [...new Set(own.flatMap(({ testId }) => testId ?? []))].toSorted()
    const shown = instrument === 'OTHER' ? tests : [null, ...(tests.length > 1 ? tests : [])]
    return shown.map(testId => {
      const sums = addUp(
        own.filter(row => row.testId === testId),
        noAttempts,
      )
      return { instrument, testId, ...sums, going: sums.began - sums.finished - sums.dropped }
    })
  })
}

function interestsOf(rows: Counts['interests']): Figures['interests'] {
  const parts = [...new Set(rows.map(({ groupId }) => groupId))].map((groupId): Part => {
    const own = rows.filter(row => row.groupId === groupId)
    return { groupId, people: Math.max(...letters.map(letter => peopleOf(own, letter))) }
  })
  const { counted, people, leftOut } = hideSmallGroups(parts)
  const scales = letters.flatMap(key => {
    const band = meanBand(addSums(rows.filter(row => row.key === key && counted.has(row.groupId))))
    return band ? [{ key, ...band }] : []
  })
  return people === 0 ? null : { people, leftOut, scales: scales.toSorted((one, other) => other.mean - one.mean) }
}

function peopleOf(rows: Counts['interests'], letter: Letter) {
  return rows.filter(({ key }) => key === letter).reduce((all, { n }) => all + n, 0)
}

function chancesOf(rows: Counts['chances']): Figures['chances'] {
  const parts = [...new Set(rows.map(({ groupId }) => groupId))].map((groupId): Part => {
    const own = rows.filter(row => row.groupId === groupId && row.band !== null)
    return { groupId, people: own.reduce((all, { people }) => all + people, 0) }
  })
  const { counted, people, leftOut } = hideSmallGroups(parts)
  const at = (band: ChanceBand | null) =>
    rows.filter(row => row.band === band && counted.has(row.groupId)).reduce((all, row) => all + row.people, 0)
  if (people === 0) return null
  return { people, leftOut, low: at('low'), medium: at('medium'), high: at('high'), unknown: at(null) }
}

/** Sums the named numbers over the rows. */
function addUp<T extends Record<string, number>>(rows: readonly NoInfer<T>[], none: T): T {
  const sums = Object.keys(none).map(name => [name, rows.reduce((all, row) => all + row[name]!, 0)])
  return Object.fromEntries(sums) as T
}
