import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, visit, type Visitor, type VisitOptions } from '#tests/world/visit.ts'

const TEST = '/app/tests/interests-short'
const MOST_TRIES = 200

/** Kinds of requests: posted answers, requested analyses, opened pages. */
type Kind = 'answers' | 'wishes' | 'pages'

/** Measurements of all people together. */
export type Seen = {
  milliseconds: Record<Kind, number[]>
  /** Requests the site did not answer, by cause: connection refused or broken off, 502, 503. */
  faults: Map<string, number>
  acknowledged: number
}

/** A person whose browser runs no script. */
export class Person {
  readonly #visitor: Visitor
  readonly #origin: string
  readonly #seen: Seen
  readonly number: number
  readonly userId: string
  /** Answers the site has acknowledged, by question. */
  readonly given = new Map<string, number>()

  constructor(who: { number: number; userId: string; cookie: [string, string] }, origin: string, seen: Seen) {
    this.number = who.number
    this.userId = who.userId
    this.#visitor = { cookies: new Map([who.cookie]) }
    this.#origin = origin
    this.#seen = seen
  }

  async takeTest(): Promise<void> {
    let at = await this.#press(TEST, {})
    for (let [, id] = /questions\/([^/?]+)$/.exec(at) ?? []; id; [, id] = /questions\/([^/?]+)$/.exec(at) ?? []) {
      const value = valueOf(this.number, id)
      const form = { answer: String(value) }
      // About one button in ten is pressed twice; the two requests go to different processes.
      const twice = value === 3 && this.number % 2 === 0
      const [next] = await Promise.all([this.#press(at, form), ...(twice ? [this.#press(at, form)] : [])])
      this.given.set(id, value)
      this.#seen.acknowledged += 1
      at = next
    }
    // Answers arrive faster than a person can read, so the site asks whether to keep them.
    if (at.endsWith('/check')) at = await this.#press(at, {})
    if (!at.endsWith('/results')) throw new Error(`A test ended at ${at}`)
  }

  /** Requests the analysis with a double click. */
  async requestAnalysis(): Promise<void> {
    const press = () => this.#press('/app/personality/start', {}, 'wishes')
    await Promise.all([press(), press()])
  }

  /** Presses a button, retries after failures as a person would, and opens the page it leads to. Returns its path. */
  async #press(path: string, form: Record<string, string>, kind: Kind = 'answers'): Promise<string> {
    const { location } = await this.#ask(kind, path, { form })
    if (!location) throw new Error(`${path} leads nowhere`)
    await this.#ask('pages', location)
    return location
  }

  async #ask(kind: Kind, path: string, options: VisitOptions = {}): Promise<Answer> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const startedAt = performance.now()
      const answer = await visit(this.#origin, path, { ...options, as: this.#visitor }).catch((error: unknown) =>
        String((error as NodeJS.ErrnoException).code ?? error),
      )
      if (typeof answer !== 'string' && ![502, 503].includes(answer.status)) {
        this.#seen.milliseconds[kind].push(performance.now() - startedAt)
        const expected = kind === 'pages' ? 200 : 302
        if (answer.status !== expected) throw new Error(`${path} answers ${answer.status}`)
        return answer
      }
      const fault = typeof answer === 'string' ? answer : String(answer.status)
      this.#seen.faults.set(fault, (this.#seen.faults.get(fault) ?? 0) + 1)
      await wait(100 + Math.random() * 200)
    }
    throw new Error(`${path} was never answered`)
  }
}

/** Returns the answer of a person to a question: deterministic, so that it can be compared with the saved one. */
function valueOf(person: number, question: string): number {
  let sum = person
  for (const letter of question) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return 1 + (sum % 5)
}
