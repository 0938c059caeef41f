/** So long after its last page a visit is over. */
export const VISIT_MS = 30 * 60 * 1000

/** More visits at once are not told apart, so that memory has an end. */
const MOST_AT_ONCE = 100_000

/** A page somebody who is signed in was answered. */
export type PageAsked = {
  /** Tells one browser from others while its visit lasts. */
  visitor: string
  at: number
  language: string
  /** The light version, which carries no script. */
  lite: boolean
  /** A script asked for it, not the browser itself. */
  byScript: boolean
  /** The browser itself went there from another page that carries script: with script running, that would have asked. */
  byLink: boolean
}

/** How pages were seen in a visit. `unknown` is one that ended before anything told: one or two pages. */
type SeenWith = 'script' | 'plain' | 'lite' | 'unknown'

type Visit = { lastAt: number; language: string; lite: boolean; script: boolean; links: number }

/** A script may come late, or a link may be followed before it runs: one such step tells nothing. */
const LINKS_THAT_TELL = 2

export type VisitOver = { lastAt: number; language: string; seenWith: SeenWith }

/** The visits that are going on, in memory only. A visit is known by its browser while it lasts and is a number
 *  afterwards. */
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

  /** Takes out the visits that were over before this instant; all of them when none is given. */
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
