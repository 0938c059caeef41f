import { db } from '#app/database/client.server.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { sendRequest } from './send-request.ts'
import { grow } from './large.ts'
import { processorTime } from './processor.ts'
import { signIn, startSite } from './site.ts'
import { median, round, print, table } from './table.ts'

const school = adminPathOf('organization', { orgId: 'demo-lyceum' })

const pages = [
  { name: 'tests', who: 'aruzhan', path: pathOf('tests') },
  { name: 'results', who: 'aruzhan', path: pathOf('results', { testId: 'interests-short' }) },
  { name: 'answers of a test', who: 'aruzhan', path: pathOf('review', { testId: 'aptitude' }) },
  { name: 'profile', who: 'aruzhan', path: pathOf('profile', { username: 'aruzhan' }) },
  { name: 'overview of a school', who: 'orgadmin', path: school },
  { name: 'overview of a teacher', who: 'teacher', path: school },
  { name: 'analytics of the site', who: 'superadmin', path: adminPathOf('analytics', null, { by: 'month' }) },
  { name: 'regions', who: 'superadmin', path: adminPathOf('analyticsRegions', null, { by: 'month' }) },
  { name: 'tops', who: 'superadmin', path: adminPathOf('analyticsTop', null, { by: 'month' }) },
] as const

const ROUNDS = 5
const ASKED = 20

/** (h) Cost of pages with many people and ten times as many answers, compared with the demo. */
export async function showGrowth(many: number) {
  const small = await measure()
  await db.$disconnect()
  const { people, answers, seconds } = grow(many)
  print('', `${round(people)} people, ${round(answers)} answers, made in ${round(seconds)} s.`)
  const large = await measure()
  table(
    `(h) Growth: ms of processor time a request, medians of ${String(ROUNDS)} rounds of ${String(ASKED)}`,
    ['page', 'who', 'demo', 'large', 'times'],
    pages.map(({ name, who }) => {
      const [before = NaN, after = NaN] = [small.get(name), large.get(name)]
      return [name, who, round(before), round(after), round(after / before)]
    }),
  )
}

async function measure() {
  const site = await startSite()
  try {
    const pid = site.process.pid ?? 0
    const costs = new Map<string, number>()
    for (const { name, who, path } of pages) {
      const cookie = `language=ru; ${await signIn(site.url, who)}`
      const rounds = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const before = processorTime(pid)
        for (let asked = 0; asked < ASKED; asked += 1) {
          const { status } = await sendRequest(site.url + path, { cookie })
          if (status !== 200) throw new Error(`${path} answers ${String(status)} to ${who}`)
        }
        // The first round is a warm-up.
        if (round > 0) rounds.push((processorTime(pid) - before) / ASKED)
      }
      costs.set(name, median(rounds))
    }
    return costs
  } finally {
    await site.stop()
  }
}
