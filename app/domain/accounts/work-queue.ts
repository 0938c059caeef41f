/** Thrown when a queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Entry = { round: number; order: number; begin: () => void; refuse: () => void; refusable: boolean }

/** Queue for CPU-bound work with limited concurrency. Sources take turns (round-robin), so a source that sends a lot
 *  delays only itself; within a source it is first come, first served. Beyond `longest` waiting entries, the last entry
 *  of the source with the longest queue is refused. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #longest: number
  #running = 0
  #arrivals = 0
  #waiting: Entry[] = []
  /** Each source runs one piece of work per round. This is the round that started last. */
  #round = 0
  readonly #lastRoundOf = new Map<string, number>()

  constructor({ atOnce, longest }: { atOnce: number; longest: number }) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Runs the work when its turn comes. Work that is not `refusable` waits however long the queue is.
   *  @throws QueueFull when the queue is full. */
  async run<T>(source: string, work: () => Promise<T>, { refusable = true } = {}): Promise<T> {
    await this.#turn(source, refusable)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#beginNext()
    }
  }

  #turn(source: string, refusable: boolean) {
    return new Promise<void>((begin, reject) => {
      const round = Math.max(this.#round, (this.#lastRoundOf.get(source) ?? 0) + 1)
      this.#lastRoundOf.set(source, round)
      const refuse = () => reject(new QueueFull())
      this.#waiting.push({ round, order: (this.#arrivals += 1), begin, refuse, refusable })
      this.#beginNext()
      if (this.#waiting.length > this.#longest) this.#refuseOne()
    })
  }

  #beginNext() {
    const next = this.#waiting.sort(inOrder)[0]
    if (!next) {
      if (this.#running === 0) this.#lastRoundOf.clear()
      return
    }
    if (this.#running >= this.#atOnce) return
    this.#waiting.shift()
    this.#running += 1
    this.#round = next.round
    // Incoming requests are read before the next work starts, so that pages never wait for a long queue.
    setImmediate(next.begin)
  }

  #refuseOne() {
    const last = this.#waiting.filter(({ refusable }) => refusable).at(-1)
    if (!last) return
    this.#waiting = this.#waiting.filter(entry => entry !== last)
    last.refuse()
  }
}

function inOrder(one: Entry, other: Entry) {
  return one.round - other.round || one.order - other.order
}
