import { once } from 'node:events'
import { answerAhead } from './answer-ahead.ts'
import { sendRequest } from './send-request.ts'
import { budget } from './budget.ts'
import type { Scene } from './scene.ts'
import { type Server, signIn } from './site.ts'
import { table, within } from './table.ts'
import { nameOf } from './visits.ts'

/** Pages with a budget of statements. */
const hot = ['feed', 'tests', 'question', 'profile']

/** (b) Statements per page, on the second request. */
export async function showStatements({ server, sessions, visits, questions }: Scene) {
  const rows = []
  for (const visit of visits) {
    const session = sessions[visit.who]
    const path = visit.paths.at(Math.floor(visit.paths.length / 2)) ?? ''
    const cookie = ['language=ru', ...(session ? [session] : [])].join('; ')
    await sendRequest(server.url + path, { cookie })
    await takeStatements(server)
    await sendRequest(server.url + path, { cookie })
    const figure = (await takeStatements(server)).length
    const budgeted = hot.includes(visit.page)
    rows.push([
      nameOf(visit),
      visit.who,
      figure,
      budgeted ? `≤ ${String(budget.statements)}` : '',
      budgeted ? within(budget.statements, figure, `database calls of ${path}`) : '',
    ])
  }
  await answerAhead(server, sessions.aruzhan, questions.at(-2) ?? '', 'ru')
  rows.push(['an answer', 'aruzhan', worded(await takeStatements(server)), '', ''])
  await signIn(server.url, 'timur')
  rows.push(['a sign-in', 'timur', worded(await takeStatements(server)), '', ''])
  table('(b) SQL statements of a page, asked again', ['page', 'who', 'statements', 'budget', ''], rows)
}

function worded(statements: string[]) {
  const words = statements.filter(sql => /^(?:BEGIN|COMMIT|ROLLBACK)/.test(sql)).length
  return `${String(statements.length)}, ${String(words)} of them BEGIN or COMMIT`
}

/** Returns the statements that a counting site has run since the last call. */
export async function takeStatements({ process: child }: Server): Promise<string[]> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(10_000) })
  child.send('take')
  const [statements] = (await answered) as [string[]]
  return statements
}
