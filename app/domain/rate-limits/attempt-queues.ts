/** Source of an attempt: the network address and the browser. */
export type Source = { address: string; browser: string }

/** Ends a turn. The next one begins after this many seconds, the pause after a failure. */
export type EndTurn = (pauseSeconds: number) => void

/** Maximum length of a queue and maximum waiting time. */
export type QueueLimits = { longest: number; patienceMs: number }

type Waiting = Source & { ahead: number; order: number; begin: (turn: EndTurn | null) => void; timer: NodeJS.Timeout }

/** Queues in which attempts wait, one per key, with one attempt running at a time. Next is the attempt whose address,
 *  then whose browser, has failed least often in this queue, and otherwise the oldest. Continuous guessing therefore
 *  never delays a person with another address or browser. Uses timers instead of the wall clock, so setting the clock
 *  does not change a wait. */
export class AttemptQueues {
  readonly #lines = new Map<string, AttemptQueue>()
  readonly #limits: QueueLimits

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Waits for a turn. Null when the queue is full of attempts with higher priority, or when the waiting time is over. */
  async enter(key: string, source: Source): Promise<EndTurn | null> {
    const line = this.#lines.get(key) ?? new AttemptQueue(this.#limits, () => this.#lines.delete(key))
    this.#lines.set(key, line)
    return line.enter(source)
  }

  /** Number of queues. Empty ones are deleted. */
  get size() {
    return this.#lines.size
  }
}

class AttemptQueue {
  #taken = false
  #arrivals = 0
  #waiting: Waiting[] = []
  readonly #failures = new Map<string, number>()
  readonly #limits: QueueLimits
  readonly #onEmpty: () => void

  constructor(limits: QueueLimits, onEmpty: () => void) {
    this.#limits = limits
    this.#onEmpty = onEmpty
  }

  enter(source: Source): Promise<EndTurn | null> {
    return new Promise(begin => {
      const timer = setTimeout(() => this.#leave(waiting), this.#limits.patienceMs).unref()
      const ahead = this.#waiting.filter(
        ({ browser, address }) => browser === source.browser && address === source.address,
      )
      const waiting: Waiting = { ...source, ahead: ahead.length, order: (this.#arrivals += 1), begin, timer }
      this.#waiting.push(waiting)
      if (!this.#taken) return this.#next()
      this.#sort()
      if (this.#waiting.length > this.#limits.longest) this.#leave(this.#waiting.at(-1)!)
    })
  }

  #leave(waiting: Waiting) {
    clearTimeout(waiting.timer)
    this.#waiting = this.#waiting.filter(other => other !== waiting)
    waiting.begin(null)
  }

  #next() {
    this.#taken = false
    this.#sort()
    const first = this.#waiting.shift()
    if (!first) {
      this.#onEmpty()
      return
    }
    this.#taken = true
    clearTimeout(first.timer)
    first.begin(pauseSeconds => this.#end(first, pauseSeconds))
  }

  #end(source: Source, pauseSeconds: number) {
    if (pauseSeconds <= 0) {
      this.#next()
      return
    }
    for (const part of partsOf(source)) this.#failures.set(part, this.#failuresOf(part) + 1)
    setTimeout(() => this.#next(), pauseSeconds * 1000).unref()
  }

  #sort() {
    const rank = (waiting: Waiting) => {
      const [address, browser] = partsOf(waiting).map(part => this.#failuresOf(part))
      return [address!, browser! + waiting.ahead, waiting.order]
    }
    this.#waiting.sort((one, other) => {
      const [left, right] = [rank(one), rank(other)]
      const at = left.findIndex((value, index) => value !== right[index])
      return at < 0 ? 0 : left[at]! - right[at]!
    })
  }

  #failuresOf(part: string) {
    return this.#failures.get(part) ?? 0
  }
}

function partsOf({ address, browser }: Source): [string, string] {
  return [address, `${address}\n${browser}`]
}
