import { describe, expect, it } from 'vitest'
import { type KeptTask, progressOf } from './progress.ts'

const task = (id: string, due: string, doneAt: string | null = null): KeptTask => ({ id, key: id, due, doneAt })
const plan = (...tasks: KeptTask[]) => ({
  stages: [
    { key: 'orientation', from: '2026-11-01', to: '2026-11-20', tasks: tasks.slice(0, 2) },
    { key: 'exam', from: '2026-11-20', to: '2027-05-20', tasks: tasks.slice(2) },
  ],
})
const sunday = '2026-11-22'
const half = plan(
  task('a', '2026-11-10', '2026-11-09'),
  task('b', '2026-11-20'),
  task('c', '2026-11-22'),
  task('d', '2026-11-23'),
)

describe('The progress of a plan', () => {
  it('names the stage somebody is in and what comes next', () => {
    const progress = progressOf(half, sunday)
    expect(progress).toMatchObject({ done: 1, total: 4, percent: 25, current: 'orientation', next: { id: 'b' } })
    expect(progress.stages.map(({ state }) => state)).toEqual(['now', 'later'])
  })

  it('tells what is overdue from what is due this week', () => {
    const { overdue, thisWeek } = progressOf(half, sunday)
    expect(overdue.map(({ id }) => id)).toEqual(['b'])
    expect(thisWeek.map(({ id }) => id)).toEqual(['c'])
    expect(progressOf(half, '2026-11-23').thisWeek.map(({ id }) => id)).toEqual(['d'])
  })

  it('is a hundred only when everything is done', () => {
    const tasks = Array.from({ length: 201 }, (_, place) =>
      task(String(place), '2026-12-01', place ? '2026-11-01' : null),
    )
    expect(progressOf(plan(...tasks), sunday).percent).toBe(99)
    const done = progressOf(plan(...tasks.map(one => ({ ...one, doneAt: '2026-11-01' }))), sunday)
    expect(done).toMatchObject({ percent: 100, current: null, next: null })
    expect(done.stages.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('says how long it still takes and where today stands', () => {
    expect(progressOf(half, '2026-11-01')).toMatchObject({ position: 0, remaining: 200 })
    expect(progressOf(half, '2027-02-09').position).toBeCloseTo(0.5)
    expect(progressOf(half, '2028-01-01')).toMatchObject({ position: 1, remaining: 0 })
    expect(progressOf({ stages: [] }, sunday)).toMatchObject({ percent: 0, next: null, remaining: 0 })
  })
})
