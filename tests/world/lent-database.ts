import { join } from 'node:path'
import { inject } from 'vitest'

/** What a process of the tests lends to its files by turns: a database with a server that serves only or none, and one with a
 *  server that works in the background too. */
export type LentKind = 'idle' | 'working'

export const lentFile = (kind: LentKind) => join(inject('world'), `${kind}-${process.pid}.db`)

/** The database of PostgreSQL that is made for the test file of the moment when it borrows one. The product's own modules read its
 *  address when they are loaded, which is before that. */
export const reserved = { name: '' }

/** What the test file of the moment has borrowed and not given back. */
export const borrowed = new Set<LentKind>()
