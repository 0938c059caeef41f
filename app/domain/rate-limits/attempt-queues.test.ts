import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EndTurn, AttemptQueues, type Source } from './attempt-queues.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const guesser: Source = { address: '203.0.113.7', browser: '' }
const owner: Source = { address: '203.0.113.7', browser: 'owner' }
const elsewhere: Source = { address: '198.51.100.9', browser: 'owner' }

/** Joins a queue and records when the turn begins or is refused. */
function enter(lines: AttemptQueues, source: Source) {
  const state: { turn: EndTurn | null | undefined } = { turn: undefined }
  void lines.enter('account', source).then(turn => (state.turn = turn))
  return state
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('a line', () => {
  it('gives one turn at a time, and the next one after the pause', async () => {
    const lines = new AttemptQueues({ longest: 20, patienceMs: 30_000 })
    const [first, second] = [enter(lines, guesser), enter(lines, guesser)]
    await seconds(0)
    expect([typeof first.turn, typeof second.turn]).toEqual(['function', 'undefined'])
    first.turn!(10)
    await seconds(9)
    expect(second.turn).toBeUndefined()
    await seconds(1)
    expect(second.turn).toBeTypeOf('function')
  })

  it.each([
    ['with another browser at the same address', owner],
    ['from another address', elsewhere],
  ])('lets a person %s before guesses that came earlier and failed', async (_, source) => {
    const lines = new AttemptQueues({ longest: 20, patienceMs: 300_000 })
    const guesses = Array.from({ length: 12 }, () => enter(lines, guesser))
    await seconds(0)
    guesses[0]!.turn!(10)
    await seconds(3)
    const right = enter(lines, source)
    await seconds(7)
    expect(right.turn).toBeTypeOf('function')
    expect(guesses.filter(({ turn }) => turn !== undefined)).toHaveLength(1)
  })

  it('with a guess every three seconds, forever, the owner’s turn comes within one pause', async () => {
    const lines = new AttemptQueues({ longest: 20, patienceMs: 30_000 })
    const waiting = new Set<ReturnType<typeof enter>>()
    const fail = () => {
      for (const guess of waiting) {
        guess.turn?.(10)
        if (guess.turn !== undefined) waiting.delete(guess)
      }
    }
    for (let at = 0; at < 200; at += 1) {
      waiting.add(enter(lines, guesser))
      await seconds(3)
      fail()
    }
    const right = enter(lines, owner)
    for (let at = 0; at < 10 && !right.turn; at += 1) {
      await seconds(1)
      fail()
    }
    expect(right.turn).toBeTypeOf('function')
  })

  it('that is full refuses the one that comes last, and makes room for a person who has not failed', async () => {
    const lines = new AttemptQueues({ longest: 3, patienceMs: 300_000 })
    const guesses = Array.from({ length: 5 }, () => enter(lines, guesser))
    await seconds(0)
    expect(guesses.map(({ turn }) => turn === null)).toEqual([false, false, false, false, true])
    guesses[0]!.turn!(10)
    const right = enter(lines, owner)
    await seconds(0)
    expect(right.turn).toBeUndefined()
    expect(guesses[3]!.turn).toBeNull()
    await seconds(10)
    expect(right.turn).toBeTypeOf('function')
  })

  it('keeps nobody longer than its patience, and is gone when nobody waits in it', async () => {
    const lines = new AttemptQueues({ longest: 3, patienceMs: 30_000 })
    const [first, second] = [enter(lines, guesser), enter(lines, owner)]
    await seconds(31)
    expect(second.turn).toBeNull()
    first.turn!(10)
    await seconds(10)
    expect(lines.size).toBe(0)
  })
})
