import { Histogram } from './histogram.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
/** Maximum number of routes, to bound memory. The site has fewer. */
const MOST_ROUTES = 500

type Answered = { route: string; status: number; ms: number }

/** Requests answered by this process since its start: durations by page, and failures of the last day. Stores nothing
 *  about visitors, addresses or queries. */
export class Traffic {
  readonly since: Date
  #pages = new Map<string, Histogram>()
  /** By hour, then by route and status. */
  #failures = new Map<number, Map<string, number>>()

  constructor(since: Date) {
    this.since = since
  }

  note({ route, status, ms }: Answered, now: Date) {
    const page = this.#pages.get(route) ?? new Histogram()
    if (this.#pages.size < MOST_ROUTES || page.count > 0) {
      page.add(ms)
      this.#pages.set(route, page)
    }
    if (status >= 500) this.#noteFailure(`${status} ${route}`, now)
  }

  #noteFailure(what: string, now: Date) {
    const hour = Math.floor(now.getTime() / HOUR_MS)
    const ofHour = this.#failures.get(hour) ?? new Map<string, number>()
    if (ofHour.size < MOST_ROUTES || ofHour.has(what)) ofHour.set(what, (ofHour.get(what) ?? 0) + 1)
    this.#failures.set(hour, ofHour)
    for (const known of this.#failures.keys()) if (known <= hour - DAY_HOURS) this.#failures.delete(known)
  }

  /** Totals of all pages, in milliseconds. */
  total() {
    const all = new Histogram()
    for (const page of this.#pages.values()) all.addAll(page)
    return { count: all.count, p50: all.percentile(0.5), p95: all.percentile(0.95), slowest: all.slowestMs }
  }

  /** Pages with the highest 95th percentile. */
  slowest(most: number) {
    return [...this.#pages]
      .map(([route, page]) => ({
        ...{ route, count: page.count, slowest: page.slowestMs },
        ...{ p50: page.percentile(0.5), p95: page.percentile(0.95) },
      }))
      .toSorted((one, other) => other.p95 - one.p95 || other.count - one.count)
      .slice(0, most)
  }

  /** Failed requests of the last 24 hours (by whole hours), most frequent first. */
  failures(now: Date) {
    const hour = Math.floor(now.getTime() / HOUR_MS)
    const counts = new Map<string, number>()
    for (const [at, ofHour] of this.#failures) {
      if (at <= hour - DAY_HOURS) continue
      for (const [what, count] of ofHour) counts.set(what, (counts.get(what) ?? 0) + count)
    }
    return [...counts]
      .map(([what, count]) => ({ status: Number(what.slice(0, 3)), route: what.slice(4), count }))
      .toSorted((one, other) => other.count - one.count)
  }
}
