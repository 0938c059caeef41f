import type { Db } from '#app/database/client.server.ts'
import { openCase, type Thing } from '#app/domain/safety/cases.server.ts'
import type { ContentCheck } from '#app/domain/safety/content-check.server.ts'

/** The parts of a content check that decide whether a post or comment is shown at once. */
export type CheckOutcome = Pick<ContentCheck, 'wait' | 'selfHarm'>

/** Gravity of a moderation case by its cause; the gravest cases are reviewed first. */
const gravities = { THREAT: 2, PICTURE: 1, LINKS: 0 } as const

/** Opens the moderation case that a content check requires, in the transaction that publishes the content. Content that
 *  waits is hidden until it is reviewed; signs of self-harm are grave but stay visible. */
export async function openRequiredCase(tx: Db, thing: Thing, { wait, selfHarm }: CheckOutcome, now: Date) {
  if (wait) await openCase(tx, thing, { cause: wait, gravity: gravities[wait], hidden: true }, now)
  if (selfHarm) await openCase(tx, thing, { cause: 'SELF_HARM', gravity: 2, hidden: false }, now)
}
