import { pathOf } from '#app/paths.ts'
import { ask } from './ask.ts'
import type { Server } from './site.ts'

/** What a hydrated question page sends for an answer when it has already gone on to the next question. */
export function answerAhead(server: Server, session: string | null, questionId: string, language: string) {
  return ask(`${server.url}${pathOf('question', { testId: 'interests', questionId })}.data`, {
    cookie: `language=${language}; ${session}`,
    form: { answer: '3', ahead: '1' },
  })
}
