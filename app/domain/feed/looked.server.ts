import type { Db } from '#app/database/client.server.ts'
import { openCase, type Thing } from '#app/domain/safety/cases.server.ts'
import type { Look } from '#app/domain/safety/look.server.ts'

/** What of a look decides about publishing: whether others see a thing before somebody has looked at it. */
export type Looked = Pick<Look, 'wait' | 'selfHarm'>

/** Opens the case that a look asks for, in the transaction that publishes the thing: a threat and words of self-harm are
 *  grave; what waits is hidden until somebody has looked, words of self-harm are not. */
export async function askForLook(tx: Db, thing: Thing, { wait, selfHarm }: Looked, now: Date) {
  if (wait) await openCase(tx, thing, { cause: wait, gravity: wait === 'THREAT' ? 2 : 1, hidden: true }, now)
  if (selfHarm) await openCase(tx, thing, { cause: 'SELF_HARM', gravity: 2, hidden: false }, now)
}
