import { ask } from './ask.ts'

/** So many people are on the site at once, and each looks at a page for so long before asking for the next. */
const PEOPLE = 4
const LOOK_MS = 40

type Page = { path: string; form?: Record<string, string> }

/** People who go from page to page the whole time something else is measured: how many milliseconds each answer took. */
export function sendCrowd(url: string, cookie: string, pages: readonly Page[]) {
  let waits: number[] = []
  let going = true
  const walk = async (from: number) => {
    for (let at = from; going; at += 1) {
      const { path, form } = pages[at % pages.length]!
      const begun = performance.now()
      const { status } = await ask(url + path, { cookie, form })
      waits.push(performance.now() - begun)
      if (status >= 400) throw new Error(`${path} answers ${String(status)}`)
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
    }
  }
  const walks = Promise.all(Array.from({ length: PEOPLE }, (_, at) => walk(at * 3)))
  return {
    /** The waits since the last time this was asked. */
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

/** What all but the slowest hundredth wait at most. */
export function p99(waits: readonly number[]) {
  return waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.99) - 1] ?? NaN
}
