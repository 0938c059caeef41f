import { join } from 'node:path'
import { inject } from 'vitest'

/** Databases that a test process lends to its files in turn: `idle` with a server without a worker or none at all,
 *  `working` with a server that also runs background jobs. */
export type LentKind = 'idle' | 'working'

export const lentFile = (kind: LentKind) => join(inject('world'), `${kind}-${process.pid}.db`)

/** Name of the PostgreSQL database that is created when the current test file borrows one. It is chosen in advance,
 *  because product modules read the URL when they are loaded. */
export const reserved = { name: '' }

/** Databases that the current test file has borrowed and not returned. */
export const borrowed = new Set<LentKind>()
