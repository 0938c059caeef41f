import { ANY, plainStem, type Run, runsOfStem } from './letters.ts'
import type { Work } from './work.ts'

type Branch<T> = { next: Map<string, Way<T>[]>; whole: T[]; begun: T[] }
type Way<T> = { count: number; branch: Branch<T> }

/** A match: the value, the index of the run after it, and whether the word may continue there. */
export type Hit<T> = { value: T; to: number; open: boolean }

/** A trie of words and prefixes. The steps per search are bounded by the longest stem and the number of readings, not
 *  by the text. A letter repeated more often than in the stem matches as well. */
export class Stems<T> {
  private readonly root: Branch<T> = { next: new Map(), whole: [], begun: [] }

  /** Adds a word, or with a trailing `*` all words with this prefix. `keepKazakh` compares Kazakh letters exactly. */
  add(stem: string, value: T, keepKazakh = false) {
    const open = stem.endsWith('*')
    let branch = this.root
    for (const { letter, count } of runsOfStem(plainStem(stem.replace(/\*$/, ''), keepKazakh))) {
      const ways = branch.next.get(letter) ?? []
      branch.next.set(letter, ways)
      let way = ways.find(other => other.count === count)
      if (!way) {
        way = { count, branch: { next: new Map(), whole: [], begun: [] } }
        ways.push(way)
      }
      branch = way.branch
    }
    ;(open ? branch.begun : branch.whole).push(value)
  }

  /** Returns all matches that start at a run, shortest first: prefixes and whole words. The caller checks whether a
   *  whole word ends there. */
  at(runs: readonly Run[], from: number, work: Work): Hit<T>[] {
    const hits: Hit<T>[] = []
    let branches = [this.root]
    for (let at = from; at < runs.length && branches.length > 0; at++) {
      branches = waysOf(branches, runs[at]!, work)
      for (const { begun, whole } of branches) {
        for (const value of begun) hits.push({ value, to: at + 1, open: true })
        for (const value of whole) hits.push({ value, to: at + 1, open: false })
      }
    }
    return hits
  }

  /** Returns the values that match the whole word. */
  of(runs: readonly Run[], work: Work): T[] {
    const found: T[] = []
    for (const { value, to, open } of this.at(runs, 0, work)) if (open || to === runs.length) found.push(value)
    return found
  }

  /** Checks whether a stem starts with all of the runs. */
  mayGoOn(runs: readonly Run[], work: Work): boolean {
    let branches = [this.root]
    for (let at = 0; at < runs.length && branches.length > 0; at++) branches = waysOf(branches, runs[at]!, work)
    return branches.length > 0
  }
}

function waysOf<T>(branches: readonly Branch<T>[], { readings, count }: Run, work: Work): Branch<T>[] {
  const found: Branch<T>[] = []
  for (const branch of branches) {
    if (readings === ANY) for (const ways of branch.next.values()) take(found, ways, count, work)
    // Fast path: most characters have one reading.
    else if (readings.length === 1) take(found, branch.next.get(readings), count, work)
    else for (const letter of readings) take(found, branch.next.get(letter), count, work)
  }
  return found
}

function take<T>(found: Branch<T>[], ways: Way<T>[] | undefined, count: number, work: Work) {
  work.steps += 1
  if (!ways) return
  for (const way of ways) if (way.count <= count) found.push(way.branch)
}
