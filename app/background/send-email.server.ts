import type { Email } from '#app/domain/emails/emails.server.ts'
import { send } from '#app/outside/mail.server.ts'
import { writeEmail } from '#app/wording/emails/write-email.server.ts'
import { findEmailFacts } from './email-facts.server.ts'

/** Writes a promised email and hands it over; nothing is sent to somebody who has gone. Every try writes
 *  it anew, so the link of the last one works.
 *  @throws Error when it could not be handed over. */
export async function sendEmail(promised: Record<string, string>, id: string, signal?: AbortSignal): Promise<void> {
  const facts = await findEmailFacts(promised as Email)
  signal?.throwIfAborted()
  if (facts) await send({ to: facts.to, language: facts.language, ...writeEmail(facts), id }, signal)
}
