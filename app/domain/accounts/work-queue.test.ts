import { describe, expect, it } from 'vitest'
import { QueueFull, WorkQueue } from './work-queue.ts'

/** Runs work that completes when the test says so. */
function bench(queue: WorkQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const send = (source: string, name: string, refusable = true) =>
    queue.run(
      source,
      () => {
        begun.push(name)
        return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
      },
      { refusable },
    )
  /** Completes the running work one by one, until none is left. */
  const finish = async () => {
    const tick = () => new Promise(resolve => setTimeout(resolve))
    await tick()
    for (let at = 0; at < begun.length; at += 1) {
      ends.get(begun[at]!)!()
      await tick()
    }
  }
  return { begun, send, finish }
}

describe('a queue of work', () => {
  it('does so many at once and the others after them, first come first', async () => {
    const { begun, send, finish } = bench(new WorkQueue({ atOnce: 2, longest: 10 }))
    const sent = ['a', 'b', 'c', 'd'].map(name => send('school', name))
    await new Promise(resolve => setTimeout(resolve))
    expect(begun).toEqual(['a', 'b'])
    await finish()
    expect(await Promise.all(sent)).toEqual(['a', 'b', 'c', 'd'])
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets sources take turns: one that sends a lot waits behind itself', async () => {
    const { begun, send, finish } = bench(new WorkQueue({ atOnce: 1, longest: 100 }))
    const sent = Array.from({ length: 20 }, (_, at) => send('flood', `flood ${at}`))
    sent.push(send('home', 'home'))
    await finish()
    await Promise.all(sent)
    expect(begun.indexOf('home')).toBeLessThan(3)
  })

  it('refuses the last of the longest queue when it is full, and never what must not be refused', async () => {
    const { begun, send, finish } = bench(new WorkQueue({ atOnce: 1, longest: 3 }))
    const sent = Array.from({ length: 6 }, (_, at) => send('flood', `flood ${at}`).catch((error: unknown) => error))
    const home = send('home', 'home')
    const own = send('flood', 'own', false)
    await finish()
    await home
    await own
    const refused = (await Promise.all(sent)).filter(outcome => outcome instanceof QueueFull)
    expect(refused.length).toBe(4)
    expect(begun).toContain('flood 1')
  })

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, longest: 1 })
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', () => Promise.resolve('done'))).toBe('done')
  })
})
