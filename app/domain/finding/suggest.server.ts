import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { searchQueries, type Found, readArms } from './arms.server.ts'
import { readWords } from './find.server.ts'
import { byUsername, sourcesFor } from './sources.server.ts'
import { takeInTurn } from './take-in-turn.ts'

/** Maximum number of suggestions. */
const MOST = 8

/** Kinds suggested while typing, in this order. */
const suggested = ['PERSON', 'PROFESSION', 'INSTITUTION', 'TEST', 'PROJECT'] as const

/** Returns the first results of a search, a few of each kind; none for fewer than two characters. Access rules are
 *  those of the search itself. */
export async function suggest(viewer: Viewer, q: string, now = new Date()): Promise<Found[]> {
  const read = readWords(q)
  if (read === 'short') return []
  const sources = await sourcesFor(viewer, now)
  const at = { ...read, many: MOST, cursor: null }
  const arms = suggested.flatMap(kind => searchQueries(kind, sources[kind]!, at))
  const rows = await readArms([byUsername(viewer, read.username, now), ...arms])
  return takeInTurn(
    suggested.map(kind => rows.filter(row => row.kind === kind)),
    MOST,
  )
}
