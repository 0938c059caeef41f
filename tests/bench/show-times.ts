import { type Interests, letters, rankByInterest } from '#app/domain/guidance/matching.ts'
import { pathOf } from '#app/paths.ts'
import { sendRequest } from './send-request.ts'
import { budget } from './budget.ts'
import { processorTime } from './processor.ts'
import type { Scene } from './scene.ts'
import { signIn } from './site.ts'
import { median, round, table, within } from './table.ts'

/** (e) Matches one person with a thousand professions. */
export function showMatching() {
  const spread = (at: number) => 1 + 6 * ((at * 0.6180339887498949) % 1)
  const profile = (from: number) =>
    Object.fromEntries(letters.map((letter, at) => [letter, spread(from + at)])) as Interests
  const professions = Array.from({ length: 1000 }, (_, at) => ({ interests: profile(at * 7 + 1) }))
  const measure = () => {
    const before = process.cpuUsage()
    for (let person = 0; person < 10; person += 1) rankByInterest(profile(person), professions)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / 10
  }
  const costs = Array.from({ length: 25 }, measure).slice(5)
  table(
    '(e) Matching against 1,000 professions: ms of processor time of this machine, 20 times 10 after a warm-up',
    ['', 'median', 'worst', 'budget', ''],
    [
      [
        'rankByInterest',
        round(median(costs)),
        round(Math.max(...costs)),
        `≤ ${String(budget.matchingMs)}`,
        within(budget.matchingMs, median(costs), 'ms of matching 1,000 professions'),
      ],
    ],
  )
}

/** (f) Cost of a sign-in, compared with a page. Each by a different person, so that no rate limit applies. */
export async function showSignIn({ server, sessions }: Scene) {
  const pid = server.process.pid ?? 0
  const people = ['timur', 'dana', 'teacher', 'staff', 'expired', 'early', 'ministry', 'otheradmin', 'superadmin']
  const measure = async (work: (person: string) => Promise<unknown>) => {
    const before = { clock: performance.now(), processor: processorTime(pid) }
    for (const person of people) await work(person)
    return {
      clock: (performance.now() - before.clock) / people.length,
      processor: (processorTime(pid) - before.processor) / people.length,
    }
  }
  const cookie = sessions.aruzhan ?? ''
  const page = await measure(() => sendRequest(server.url + pathOf('tests'), { cookie }))
  const alone = await measure(person => signIn(server.url, person))
  const started = performance.now()
  await Promise.all(Array.from({ length: 8 }, (_, at) => signIn(server.url, `pupil${String(at + 1)}`)))
  const together = (performance.now() - started) / 8
  table(
    '(f) One sign-in (argon2id, session row), ms of this machine',
    ['', 'on the clock', 'of processor', 'times the tests list'],
    [
      ['tests list', round(page.clock), round(page.processor), '1'],
      ['sign-in', round(alone.clock), round(alone.processor), round(alone.clock / page.clock)],
      ['each of eight at once', round(together), '', round(together / page.clock)],
    ],
  )
}
