/** A visit ends this long after its last page. */
export const VISIT_MS = 30 * 60 * 1000

/** Limit of simultaneous visits, to bound memory. Further visits are not counted. */
const MOST_AT_ONCE = 100_000

/** A page view of a signed-in user. */
export type PageAsked = {
  /** Identifies a browser for the duration of a visit. */
  visitor: string
  at: number
  language: string
  /** The light version, which contains no script. */
  lite: boolean
  /** Requested by our script, not by a navigation of the browser. */
  byScript: boolean
  /** A full navigation from another page with script. A running script would have requested the page itself. */
  byLink: boolean
}

/** How the pages of a visit were rendered. `unknown`: the visit ended after one or two pages, before this could be
 *  determined. */
type SeenWith = 'script' | 'plain' | 'lite' | 'unknown'

type Visit = { lastAt: number; language: string; lite: boolean; script: boolean; links: number }

/** Navigations without script that prove that none is running. A single one may happen before the script has loaded. */
const LINKS_THAT_TELL = 2

export type VisitOver = { lastAt: number; language: string; seenWith: SeenWith }

/** Current visits, in memory only. The browser is forgotten when a visit ends; only its count is kept. */
export class Visits {
  #going = new Map<string, Visit>()

  note({ visitor, at, language, lite, byScript, byLink }: PageAsked): void {
    const known = this.#going.get(visitor)
    if (!known && this.#going.size >= MOST_AT_ONCE) return
    const visit = known ?? { lastAt: at, language, lite, script: false, links: 0 }
    this.#going.set(visitor, {
      lastAt: at,
      language,
      lite,
      script: visit.script || byScript,
      links: visit.links + (byLink ? 1 : 0),
    })
  }

  /** Removes and returns the visits that are over at `now`, or all of them without `now`. */
  takeOver(now = Infinity): VisitOver[] {
    const over = [...this.#going].filter(([, { lastAt }]) => now - lastAt > VISIT_MS)
    for (const [visitor] of over) this.#going.delete(visitor)
    return over.map(([, visit]) => ({ lastAt: visit.lastAt, language: visit.language, seenWith: seenWith(visit) }))
  }
}

function seenWith({ lite, script, links }: Visit): SeenWith {
  if (lite) return 'lite'
  if (script) return 'script'
  return links >= LINKS_THAT_TELL ? 'plain' : 'unknown'
}
