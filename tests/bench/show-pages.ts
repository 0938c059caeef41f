import Database from 'better-sqlite3'
import { type PathName, pathOf } from '#app/paths.ts'
import { sendRequest } from './send-request.ts'
import { databaseFile } from './environment.ts'
import type { Scene } from './scene.ts'
import { type Server, signIn } from './site.ts'
import { type Speed, speeds, type Target } from './speed.ts'
import { round, table } from './table.ts'

type Page = { name: string; path: string }
type Other = { server: Server; database: string }

/** (g) Processor time of the pages that pupils open most. With another build, both are requested alternately, so that
 *  interference affects both. */
export async function showPages({ server, sessions, questions }: Scene, seconds: number, other: Other | null) {
  const pages = hotPages(questions)
  const cookie = `language=ru; ${sessions.aruzhan ?? ''}`
  const sites = [
    { suffix: '', server, cookie, pages },
    ...(other
      ? [
          {
            ...{ suffix: ', other', server: other.server, pages: hotPages(questions, other.database) },
            cookie: `language=ru; ${await signIn(other.server.url, 'aruzhan')}`,
          },
        ]
      : []),
  ]
  const targets = pages.flatMap((_, at) =>
    sites.map(({ suffix, server, cookie, pages }): Target => {
      const { name, path } = pages[at]!
      return { name: name + suffix, server, path, status: 200, headers: { cookie, 'accept-encoding': 'br' } }
    }),
  )
  const speedOf = await speeds(targets, seconds)
  const rows = []
  for (const { name, path } of pages) {
    const ours = speedOf(name)
    const weight = await sendRequest(server.url + path, { cookie })
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

/** Returns the pages that pupils open most, with their ids in a database. */
export function hotPages(questions: string[], database = databaseFile): Page[] {
  const plan = planIn(database)
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
  if (plan) paths.push(['plan', pathOf('plan', { planId: plan })])
  return paths.map(([name, path]) => ({ name, path }))
}

function planIn(file: string) {
  const database = new Database(file, { readonly: true })
  const plan = database
    .prepare(`SELECT p."id" FROM "Plan" p JOIN "User" u ON u."id" = p."userId" WHERE u."username" = 'aruzhan'`)
    .pluck()
    .get() as string | undefined
  database.close()
  return plan
}
