import { sendRequest } from './send-request.ts'

/** Number of people on the site at the same time, and how long each views a page, in ms. */
const PEOPLE = 4
const LOOK_MS = 40

type Page = { path: string; form?: Record<string, string> }

/** Sends people from page to page while something else is measured. Records the duration of each answer in ms. */
export function sendCrowd(url: string, cookie: string, pages: readonly Page[]) {
  let waits: number[] = []
  let going = true
  const walk = async (from: number) => {
    for (let at = from; going; at += 1) {
      const { path, form } = pages[at % pages.length]!
      const startedAt = performance.now()
      const { status } = await sendRequest(url + path, { cookie, form })
      waits.push(performance.now() - startedAt)
      if (status >= 400) throw new Error(`${path} answers ${String(status)}`)
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
    }
  }
  const walks = Promise.all(Array.from({ length: PEOPLE }, (_, at) => walk(at * 3)))
  return {
    /** Returns the durations since the last call. */
    take() {
      const taken = waits
      waits = []
      return taken
    },
    async goHome() {
      going = false
      await walks
    },
  }
}

/** Returns the 99th percentile. */
export function p99(waits: readonly number[]) {
  return waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.99) - 1] ?? NaN
}
