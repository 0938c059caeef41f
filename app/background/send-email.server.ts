import type { Email } from '#app/domain/emails/emails.server.ts'
import { send } from '#app/outside/mail.server.ts'
import { writeEmail } from '#app/wording/emails/write-email.server.ts'
import { findEmailFacts } from './email-facts.server.ts'

/** Renders a queued email and sends it, unless it has no recipient any more. Every attempt renders it anew, so the link
 *  in the latest email is valid.
 *  @throws Error when sending failed. */
export async function sendEmail(promised: Record<string, string>, id: string, signal?: AbortSignal): Promise<void> {
  const facts = await findEmailFacts(promised as Email)
  signal?.throwIfAborted()
  if (facts) await send({ to: facts.to, language: facts.language, ...writeEmail(facts), id }, signal)
}
