import { describe, expect, it } from 'vitest'
import { isDiskFault, isTemporary } from './disk-fault.server.ts'

/** A driver's error as wrapped by Prisma. */
const handedOn = (code: string, cause: object) =>
  Object.assign(new Error('Invalid invocation'), { code, meta: { driverAdapterError: { cause } } })

describe('a fault of the database', () => {
  it.each([
    ['SQLite with a full disk', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
    ['SQLite that may only read', new Error('SqliteError: attempt to write a readonly database')],
    ['PostgreSQL with a full disk', handedOn('P2010', { kind: 'postgres', originalCode: '53100' })],
    ['PostgreSQL that may only read', handedOn('P2010', { kind: 'postgres', code: '25006' })],
    [
      'a folder with a full disk',
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    ],
  ])('is a disk that cannot be written: %s', (_, error) => {
    expect([isDiskFault(error), isTemporary(error)]).toEqual([true, true])
  })

  it.each([
    ['too many connections', handedOn('P2037', { kind: 'TooManyConnections', originalCode: '53300' })],
    ['a connection that was ended', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a server that starts', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['a line that broke', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['no server', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['no socket', Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' })],
    ['transactions in each other’s way to the end', handedOn('P2034', { kind: 'TransactionWriteConflict' })],
    ['SQLite locked by another process', Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })],
  ])('is one that passes, and no full disk: %s', (_, error) => {
    expect([isDiskFault(error), isTemporary(error)]).toEqual([false, true])
  })

  it.each([
    ['a mistake of ours', new TypeError('undefined is not a function')],
    ['a row that is there already', handedOn('P2002', { kind: 'UniqueConstraintViolation', originalCode: '23505' })],
    ['SQL that is wrong', handedOn('P2010', { kind: 'postgres', originalCode: '42601' })],
    ['a file that is not there', Object.assign(new Error('ENOENT: open'), { code: 'ENOENT', syscall: 'open' })],
    ['nothing', null],
  ])('is none: %s', (_, error) => {
    expect([isDiskFault(error), isTemporary(error)]).toEqual([false, false])
  })
})
