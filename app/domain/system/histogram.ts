/** The upper edge of the first bucket; each further one is a fifth wider than the one before, the last ends at two minutes,
 *  when a request is given up. */
const FIRST_MS = 1
const GROWTH = 2 ** (1 / 4)
const BUCKETS = 69

/** How long something took, many times over, in 300 bytes: a percentile is known to a fifth. */
export class Histogram {
  count = 0
  slowestMs = 0
  #buckets = new Uint32Array(BUCKETS)

  add(ms: number) {
    this.count += 1
    this.slowestMs = Math.max(this.slowestMs, ms)
    const at = ms <= FIRST_MS ? 0 : Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH))
    this.#buckets[Math.min(at, BUCKETS - 1)]! += 1
  }

  /** Everything another one has seen, as if it had been added here. */
  addAll(other: Histogram) {
    this.count += other.count
    this.slowestMs = Math.max(this.slowestMs, other.slowestMs)
    for (const [at, count] of other.#buckets.entries()) this.#buckets[at]! += count
  }

  /** Milliseconds within which this share (0–1) of all was done: never less than it was, and at most a fifth more; 0 while
   *  nothing was added. */
  percentile(share: number): number {
    const wanted = Math.max(1, Math.ceil(share * this.count))
    let seen = 0
    for (const [at, count] of this.#buckets.entries()) {
      seen += count
      if (seen >= wanted) return at === BUCKETS - 1 ? this.slowestMs : Math.min(FIRST_MS * GROWTH ** at, this.slowestMs)
    }
    return 0
  }
}
