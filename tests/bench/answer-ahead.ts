import { pathOf } from '#app/paths.ts'
import { sendRequest } from './send-request.ts'
import type { Server } from './site.ts'

/** Sends an answer as a hydrated question page does after it has already moved to the next question. */
export function answerAhead(server: Server, session: string | null, questionId: string, language: string) {
  return sendRequest(`${server.url}${pathOf('question', { testId: 'interests', questionId })}.data`, {
    cookie: `language=${language}; ${session}`,
    form: { answer: '3', ahead: '1' },
  })
}
