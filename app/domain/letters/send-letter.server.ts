import { send } from '#app/outside/mail.server.ts'
import { findLetterFacts, type LetterFacts } from './letter-facts.server.ts'
import type { Letter } from './letters.server.ts'

type Write = (facts: LetterFacts) => { subject: string; text: string; html: string }

/** Has a promised letter written by `write` and hands it over; nothing is sent to somebody who has gone. Every try writes
 *  it anew, so the link of the last one works.
 *  @throws Error when it could not be handed over. */
export async function sendLetter(
  promised: Record<string, string>,
  id: string,
  write: Write,
  signal?: AbortSignal,
): Promise<void> {
  const facts = await findLetterFacts(promised as Letter)
  signal?.throwIfAborted()
  if (facts) await send({ to: facts.to, language: facts.language, ...write(facts), id }, signal)
}
