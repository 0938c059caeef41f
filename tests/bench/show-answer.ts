import { languages } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import { answerAhead } from './answer-ahead.ts'
import { budget } from './budget.ts'
import { answerInBrowser } from './hydrated.ts'
import type { Scene } from './scene.ts'
import { round, print, table, within } from './table.ts'

/** (d) Transfer per answer. */
export async function showAnswer({ server, sessions, questions }: Scene) {
  const rows = []
  for (const language of languages) {
    const answers = []
    for (const questionId of questions.slice(5, 20)) {
      answers.push(await answerAhead(server, sessions.aruzhan, questionId, language))
    }
    const heaviest = answers.reduce((one, other) => (other.sent > one.sent ? other : one))
    const down = heaviest.sent + heaviest.headBytes
    rows.push([
      language,
      heaviest.status,
      round(heaviest.body.byteLength),
      round(heaviest.sent),
      round(heaviest.headBytes),
      round(down),
      within(budget.answer, down, `one answer in ${language}`),
    ])
  }
  table(
    `(d) One answer of the hydrated test, the heaviest of 15: bytes down. Budget: ≤ ${round(budget.answer)} in 1 request, the next question prefetched.`,
    ['in', 'status', 'raw', 'as sent', 'headers', 'together', ''],
    rows,
  )
  const address = server.url + pathOf('question', { testId: 'interests', questionId: questions[30] ?? '' })
  const seen = await answerInBrowser(address, sessions.aruzhan ?? '')
  print(
    '',
    seen
      ? `In Chromium one answer is ${round(seen.requests)} requests, ${round(seen.bytes)} bytes: ${within(1, seen.requests, 'requests of an answer in Chromium')}. The page itself was ${String(seen.loaded.requests)} requests, ${round(seen.loaded.bytes)} bytes.`
      : 'No Chromium here: the requests of an answer were not counted in a browser.',
  )
}
