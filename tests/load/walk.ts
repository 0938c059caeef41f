import { sendRequest, type Answer } from '#tests/bench/send-request.ts'
import { pathOf } from '#app/paths.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'

const A_SCHOOL_NETWORK = 30
const TEST = 'interests-short'

export type TimedRequest = { what: 'page' | 'sign-in' | 'answer'; ms: number; status: number }

/** A pupil with a browser. Thirty of them share an IP address. */
export class Pupil {
  #origin: string
  #cookies = new Map([['language', 'kk']])
  #headers: Record<string, string>
  #username: string
  #note: (taken: TimedRequest) => void

  constructor(origin: string, username: string, at: number, note: (taken: TimedRequest) => void) {
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname)) {
      throw new Error(`${origin} is not this machine: load is for nobody else's.`)
    }
    const network = Math.floor(at / A_SCHOOL_NETWORK)
    this.#origin = origin
    this.#username = username
    this.#headers = { 'X-Forwarded-For': `10.1.${network >> 8}.${network & 255}` }
    this.#note = note
  }

  async signIn(): Promise<boolean> {
    await this.#ask('page', pathOf('login'))
    const form = { emailOrUsername: this.#username, password: DEMO_PASSWORD }
    return (await this.#ask('sign-in', pathOf('login'), form)).status === 302
  }

  /** Starts the interest test and answers it to the end, with `pauseMs` between answers. Returns false if `isOver`
   *  stopped it earlier. */
  async takeTest(pauseMs: number, isOver: () => boolean): Promise<boolean> {
    let { status, headers } = await this.#ask('answer', pathOf('test', { testId: TEST }), {})
    for (let at = 0; status === 302 && headers.location; at += 1) {
      const path = headers.location
      const isQuestion = path.includes('/questions/')
      if (isOver()) return false
      await this.#ask('page', path)
      if (!isQuestion && !path.endsWith('/check')) return true
      if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
      const answer: Answer = await this.#ask('answer', path, isQuestion ? { answer: String(1 + (at % 5)) } : {})
      ;({ status, headers } = answer)
    }
    return false
  }

  async #ask(what: TimedRequest['what'], path: string, form?: Record<string, string>): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const startedAt = performance.now()
    const answer = await sendRequest(this.#origin + path, { cookie, form, headers: this.#headers }).catch(() => null)
    this.#note({ what, ms: performance.now() - startedAt, status: answer?.status ?? 0 })
    if (!answer) return { ...noAnswers }
    for (const pair of answer.cookies) this.#cookies.set(...(pair.split(/=(.*)/s).slice(0, 2) as [string, string]))
    return answer
  }
}

/** Result of a request without an answer. */
const noAnswers = {
  status: 0,
  headers: {},
  cookies: [],
  sent: 0,
  headBytes: 0,
  encoding: 'none',
  body: Buffer.of(),
  text: '',
}
