// npm run load [-- --engine postgresql --processes 3 --people 1000]: simulates a school whose pupils sign in within ten
// minutes and take the interest test. Uses a demo of its own on this machine only, for about five minutes at most.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { othersAtWork, peakMemory, processorTime } from '#tests/bench/processor.ts'
import { round, print, table } from '#tests/bench/table.ts'
import { makeSchool } from './school.ts'
import { type Engine, makeDatabase, startSite } from './site.ts'
import { Pupil, type TimedRequest } from './walk.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    people: { type: 'string', default: '1000' },
  },
})
const engine = values.engine as Engine
const processes = Number(values.processes)
const people = Math.min(Number(values.people), 5_000)
if (!['sqlite', 'postgresql'].includes(engine)) exitWith('--engine is sqlite or postgresql.')
if (engine === 'sqlite' && processes !== 1) exitWith('SQLite is for one process: --engine postgresql for several.')
if (!existsSync(join('build', 'server', 'index.js'))) exitWith('Nothing is built yet: run npm run build first.')

/** Period in which the whole school signs in, in seconds. It gives the rate of arrivals. */
const TEN_MINUTES = 600
/** Duration of the phase with that rate, in seconds, and how long each pupil views a question, in ms. */
const PACED_SECONDS = 90
const LOOK_MS = 3_000
/** The other pupils come as fast as the server admits them, this many at a time, and take the test without pauses, for
 *  at most this many seconds in each phase. */
const LANES = 30
const RUSH_SECONDS = 120

const others = await othersAtWork()
const database = makeDatabase(engine)
try {
  const pupils = await makeSchool(database.url, people)
  const site = await startSite(database, processes)
  try {
    print(
      `${engine}, ${processes} process(es), ${people} people; other work on this machine takes ${round(others * 100)} %`,
    )
    const early = pupils.slice(0, Math.round((people * PACED_SECONDS) / TEN_MINUTES))
    await arriveWithinTenMinutes(site, early)
    await arriveAtOnce(site, pupils.slice(early.length), early.length)
    const memory = site.pids.map(pid => round(peakMemory(pid) / 1e6))
    print('', `Memory at most: ${memory.join(', ')} MB.`)
  } finally {
    await site.stop()
  }
} finally {
  database.remove()
}

type Site = Awaited<ReturnType<typeof startSite>>

async function arriveWithinTenMinutes({ origin, pids }: Site, pupils: string[]) {
  const taken: TimedRequest[] = []
  const processor = spentBy(pids)
  const startedAt = performance.now()
  const ends = await Promise.all(
    pupils.map(async (username, at) => {
      await new Promise(resolve => setTimeout(resolve, (at * TEN_MINUTES * 1000) / people))
      const pupil = new Pupil(origin, username, at, one => taken.push(one))
      return (await pupil.signIn()) && (await pupil.takeTest(LOOK_MS, () => false))
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const share = spentBy(pids) - processor
  show(
    `${pupils.length} come as ${people} do in ten minutes and look at each question for ${LOOK_MS / 1000} s: ${ends.filter(Boolean).length} took the test to its end, in ${round(seconds)} s; ${round((share / seconds) * 100)} % of one processor`,
    taken,
    seconds,
  )
}

async function arriveAtOnce({ origin, pids }: Site, pupils: string[], from: number) {
  const taken: TimedRequest[] = []
  const visitors = pupils.map((username, at) => new Pupil(origin, username, from + at, one => taken.push(one)))
  const startedAt = performance.now()
  const lasting = (since: number) => () => performance.now() - since > RUSH_SECONDS * 1000
  const inside: Pupil[] = []
  await inLanes(visitors, lasting(startedAt), async pupil => {
    if (await pupil.signIn()) inside.push(pupil)
  })
  const seconds = (performance.now() - startedAt) / 1000
  const rate = inside.length / seconds
  show(
    `${pupils.length} sign in, ${LANES} at a time, as fast as they are let in: ${inside.length} in ${round(seconds)} s, ${round(rate)} a second; ${round(rate * TEN_MINUTES)} in ten minutes`,
    taken,
    seconds,
  )
  // The same pupils continue; requests from here on are reported separately.
  taken.length = 0
  const [since, processor] = [performance.now(), spentBy(pids)]
  const isOver = lasting(since)
  const done = await inLanes(inside, isOver, pupil => pupil.takeTest(0, isOver))
  const testing = (performance.now() - since) / 1000
  const whole = done.filter(Boolean).length
  const each = ((spentBy(pids) - processor) * 1000) / taken.length
  show(
    `and take the test without a pause: ${whole} to its end in ${round(testing)} s; ${round((whole / testing) * TEN_MINUTES)} in ten minutes; ${round(each)} ms of processor each request`,
    taken,
    testing,
  )
}

/** Processes all items, a limited number at a time, until the time is over. */
async function inLanes<T, R>(all: readonly T[], isOver: () => boolean, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    while (next < all.length && !isOver()) results.push(await work(all[next++]!))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

function show(title: string, taken: readonly TimedRequest[], seconds: number) {
  const rows = (['page', 'sign-in', 'answer'] as const).flatMap(what => {
    const these = taken.filter(one => one.what === what)
    if (these.length === 0) return []
    const sorted = these.map(({ ms }) => ms).sort((one, other) => one - other)
    const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!)
    const wrong = these.filter(({ status }) => status === 0 || status >= 400).length
    return [[what, these.length, round(these.length / seconds), at(0.5), at(0.99), round(sorted.at(-1)!), wrong]]
  })
  table(title, ['', 'requests', 'a second', 'p50 ms', 'p99 ms', 'longest ms', 'errors'], rows)
}

/** Returns the processor time that the servers have used so far, in seconds. */
function spentBy(pids: readonly number[]) {
  return pids.reduce((sum, pid) => sum + processorTime(pid) / 1000, 0)
}

function exitWith(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
