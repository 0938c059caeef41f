import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { type AdvisorMood, startAdvisor } from '#tests/world/advisor.ts'

const shape = z.object({ headline: z.string(), steps: z.array(z.string()) })
const answer = { headline: 'You like to find causes.', steps: ['Ask a geologist'] }
const question = { instructions: 'Put it into words.', facts: '{"score":72}', shape }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let service: Awaited<ReturnType<typeof startAdvisor>>
let advisor: typeof import('#app/outside/advisor/advisor.server.ts')
const complaints: string[] = []
const ask = () => advisor.ask(question, complaint => complaints.push(complaint))

// The module keeps the settings and the circuit breaker for the whole process, so every test imports it anew.
beforeEach(async () => {
  service = await startAdvisor(() => answer)
  for (const [name, value] of Object.entries(service.settings)) vi.stubEnv(name, value)
  vi.resetModules()
  complaints.length = 0
  advisor = await import('#app/outside/advisor/advisor.server.ts')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await service.stop()
})

describe('the advisor', () => {
  it('answers in the wished shape, and is sent the key, the instructions, the facts and nothing else', async () => {
    expect(await ask()).toEqual({ answer, model: 'test-model' })
    const [asked] = service.asked
    expect(asked?.authorization).toBe('Bearer sk-test')
    expect(asked?.messages.map(({ content }) => content)).toEqual(['Put it into words.', '{"score":72}'])
    expect(complaints).toEqual([])
  })

  it('is not asked without a key', async () => {
    vi.stubEnv('OPENAI_API_KEY', undefined)
    vi.resetModules()
    advisor = await import('#app/outside/advisor/advisor.server.ts')
    expect(advisor.isAdvisorAvailable()).toBe(false)
    expect(await ask()).toBeNull()
    expect(service.asked).toEqual([])
  })

  it.each<AdvisorMood>(['too-many', 'breaks', 'speaks-html', 'refuses', 'talks', 'hangs-up'])(
    'is asked once more when it %s, at once and whatever it wishes, and then not again',
    async mood => {
      service.mood = mood
      // Some of these services ask for a wait of an hour; a test that waited would time out.
      expect(await ask()).toBeNull()
      expect(service.asked).toHaveLength(2)
      expect(complaints).toHaveLength(1)
      expect(complaints[0]).toMatch(/^The advisor gave no usable answer: [\w -]+\.$/)
    },
  )

  it('is believed when the second try is good', async () => {
    service.mood = 'breaks'
    service.times = 1
    expect(await ask()).toEqual({ answer, model: 'test-model' })
    expect(complaints).toEqual([])
  })

  it('is refused an answer of another shape', async () => {
    service.answer = () => ({ headline: 7 })
    expect(await ask()).toBeNull()
  })

  it('is cut off when it sends without end', async () => {
    service.mood = 'never-ends'
    const before = process.memoryUsage().rss
    expect(await ask()).toBeNull()
    expect(complaints[0]).toContain('ETOOLONG')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('leads our key nowhere else', async () => {
    service.mood = 'sends-elsewhere'
    expect(await ask()).toBeNull()
    expect(service.asked).toHaveLength(2)
  })

  it('is waited for twice ten seconds when it hangs, or drips', async () => {
    service.mood = 'hangs'
    const begun = Date.now()
    const asking = ask()
    await expect.poll(() => service.asked.length).toBe(1)
    service.mood = 'drips'
    // Node's fetch does not end a body whose request was garbage-collected. Force garbage collection to provoke this.
    const collecting = setInterval(() => collectGarbage(), 500)
    expect(await asking.finally(() => clearInterval(collecting))).toBeNull()
    expect(service.asked).toHaveLength(2)
    expect(Date.now() - begun).toBeGreaterThan(19_000)
  })

  it('is given a rest after three failures in a row', async () => {
    service.mood = 'breaks'
    for (let time = 1; time <= 3; time++) await ask()
    expect(service.asked).toHaveLength(6)
    service.mood = 'answers'
    expect(await ask()).toBeNull()
    expect(service.asked).toHaveLength(6)
  })
})
