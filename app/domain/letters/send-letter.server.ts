import { send } from '#app/outside/mail.server.ts'
import type { Letter } from './letters.server.ts'
import { writeLetter } from './write-letter.server.ts'

/** Writes a promised letter and hands it over; nothing is sent to somebody who has gone. Every try writes it anew, so
 *  the link of the last one works.
 *  @throws Error when it could not be handed over. */
export async function sendLetter(promised: Record<string, string>, id: string, signal?: AbortSignal) {
  const letter = await writeLetter(promised as Letter)
  signal?.throwIfAborted()
  if (letter) await send({ ...letter, id }, signal)
}
