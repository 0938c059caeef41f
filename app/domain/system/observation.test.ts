import { describe, expect, it } from 'vitest'
import { observed } from '#app/database/observed.server.ts'
import { currentObservation, withObservation, startObserving, withoutValues } from './observation.server.ts'

describe('what is asked of the database', () => {
  it('is measured once somebody observes, counts in the request that asks, and is told when it is slow', async () => {
    const slowStatements: { by?: string; statement: string }[] = []
    const request = { id: 'a', by: '/app/feed', statements: 0, databaseMs: 0 }
    expect(withObservation(request, () => currentObservation())).toBeUndefined()
    startObserving({ slowMs: Number.MIN_VALUE, onSlow: slow => slowStatements.push(slow) })

    await withObservation(request, async () => {
      expect(observed('SELECT 1', () => 7)).toBe(7)
      expect(await observed('SELECT   2', () => Promise.resolve(8))).toBe(8)
      await expect(observed('SELECT 3', () => Promise.reject(new Error('no such table')))).rejects.toThrow('no such')
      expect(currentObservation()).toBe(request)
    })
    expect(request.statements).toBe(3)
    expect(request.databaseMs).toBeGreaterThan(0)
    observed('SELECT 4', () => 9)
    expect(request.statements).toBe(3)
    expect(slowStatements.map(({ by, statement }) => [by, statement])).toEqual([
      ['/app/feed', 'SELECT 1'],
      ['/app/feed', 'SELECT 2'],
      ['/app/feed', 'SELECT 3'],
      [undefined, 'SELECT 4'],
    ])
    startObserving({ slowMs: 0, onSlow: slow => slowStatements.push(slow) })
    observed('SELECT 5', () => 9)
    expect(slowStatements).toHaveLength(4)
  })

  it('is told without values, in one line that is not endless', () => {
    expect(withoutValues(`SELECT *\n  FROM "User" WHERE "name" = 'O''Brien' AND "x" = ?`)).toBe(
      'SELECT * FROM "User" WHERE "name" = ? AND "x" = ?',
    )
    expect(withoutValues(`SELECT ${'?, '.repeat(5000)}`).length).toBeLessThan(2_010)
  })
})
