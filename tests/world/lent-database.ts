import { join } from 'node:path'
import { inject } from 'vitest'

/** What a process of the tests lends to its files by turns: a database with a server that serves only or none, and one with a
 *  server that works in the background too. */
export type LentKind = 'idle' | 'working'

export const lentFile = (kind: LentKind) => join(inject('world'), `${kind}-${process.pid}.db`)

/** What the test file of the moment has borrowed and not given back. */
export const borrowed = new Set<LentKind>()
