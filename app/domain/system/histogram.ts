/** Upper bound of the first bucket. Each further bucket ends about a fifth higher; the last one ends at about two
 *  minutes, where requests time out. */
const FIRST_MS = 1
const GROWTH = 2 ** (1 / 4)
const BUCKETS = 69

/** Histogram of durations in about 300 bytes. Percentiles are accurate to a fifth. */
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

  /** Merges another histogram into this one. */
  addAll(other: Histogram) {
    this.count += other.count
    this.slowestMs = Math.max(this.slowestMs, other.slowestMs)
    for (const [at, count] of other.#buckets.entries()) this.#buckets[at]! += count
  }

  /** The duration in milliseconds within which this share (0–1) was done. At least the true value and at most a fifth
   *  above it; 0 without values. */
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
