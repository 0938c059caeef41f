import { send } from '#app/outside/mail.server.ts'
import { findEmailFacts, type EmailFacts } from './email-facts.server.ts'
import type { Email } from './emails.server.ts'

type Write = (facts: EmailFacts) => { subject: string; text: string; html: string }

/** Has a promised email written by `write` and hands it over; nothing is sent to somebody who has gone. Every try writes
 *  it anew, so the link of the last one works.
 *  @throws Error when it could not be handed over. */
export async function sendEmail(
  promised: Record<string, string>,
  id: string,
  write: Write,
  signal?: AbortSignal,
): Promise<void> {
  const facts = await findEmailFacts(promised as Email)
  signal?.throwIfAborted()
  if (facts) await send({ to: facts.to, language: facts.language, ...write(facts), id }, signal)
}
