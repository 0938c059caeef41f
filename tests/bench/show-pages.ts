import { db } from '#app/database/client.server.ts'
import { type PathName, pathOf } from '#app/paths.ts'
import { ask } from './ask.ts'
import type { Scene } from './scene.ts'
import { type Server, signIn } from './site.ts'
import { type Speed, speeds, type Target } from './speed.ts'
import { round, table } from './table.ts'

/** (g) Processor time of the pages pupils open most. Beside another build of the site, when there is one: both are asked
 *  in turns, so that what disturbs the machine disturbs both. */
export async function showPages({ server, sessions, questions }: Scene, seconds: number, other: Server | null) {
  const pages = await hotPages(questions)
  const sites = [
    { suffix: '', server, cookie: `language=ru; ${sessions.aruzhan ?? ''}` },
    ...(other
      ? [{ suffix: ', other', server: other, cookie: `language=ru; ${await signIn(other.url, 'aruzhan')}` }]
      : []),
  ]
  const targets = pages.flatMap(({ name, path }) =>
    sites.map(({ suffix, server, cookie }): Target => ({
      ...{ name: name + suffix, server, path, status: 200 },
      headers: { cookie, 'accept-encoding': 'br' },
    })),
  )
  const speedOf = await speeds(targets, seconds)
  const rows = []
  for (const { name, path } of pages) {
    const ours = speedOf(name)
    const weight = await ask(server.url + path, { cookie: sites[0]?.cookie })
    rows.push([
      ...[name, round(ours.cost), round(ours.rate), round(weight.sent)],
      ...(other ? beside(ours, speedOf(`${name}, other`)) : []),
    ])
  }
  table(
    `(g) Processor time a request for the pages of a pupil, brotli, medians of 3 rounds of ${String(seconds)} s`,
    ['page', 'ms', 'per second', 'bytes', ...(other ? ['ms of the other build', 'times cheaper'] : [])],
    rows,
  )
}

function beside(ours: Speed, theirs: Speed) {
  return [round(theirs.cost), round(theirs.cost / ours.cost)]
}

async function hotPages(questions: string[]) {
  const plan = await db.plan.findFirst({ where: { user: { username: 'aruzhan' } }, select: { id: true } })
  const paths: [PathName, string][] = [
    ['feed', pathOf('feed')],
    ['tests', pathOf('tests')],
    ['question', pathOf('question', { testId: 'interests', questionId: questions[24] ?? '' })],
    ['results', pathOf('results', { testId: 'interests-short' })],
    ['professions', pathOf('professions')],
    ['profession', pathOf('profession', { professionId: 'ecologist' })],
    ['personality', pathOf('personality')],
    ['institutions', pathOf('institutions')],
    ['institution', pathOf('institution', { institutionId: 'kaznu' })],
    ['profile', pathOf('profile', { username: 'aruzhan' })],
  ]
  if (plan) paths.push(['plan', pathOf('plan', { planId: plan.id })])
  return paths.map(([name, path]) => ({ name, path }))
}
