import { inTurn } from '#app/database/client.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import { isCallForHelp } from '#app/domain/text-safety/names.ts'

// Signs of self-harm outside posts and comments: the case is about the profile, and the school of a pupil is notified
// at once. The text is never refused for that.

/** Parameters of a case about a call for help. */
export const callForHelp = { cause: 'SELF_HARM', gravity: 2, hidden: false } as const

type Names = { firstName: string; lastName: string; username: string }

/** Returns those of a person's names that speak of self-harm. */
export function callsIn({ firstName, lastName, username }: Names): string[] {
  return [`${firstName} ${lastName}`, username].filter(isCallForHelp)
}

/** Opens a case when the name or username of a new account speaks of self-harm. Returns whether it does. The account
 *  keeps the name. */
export async function checkNewNames(userId: string, names: Names, now = new Date()): Promise<boolean> {
  const calls = callsIn(names)
  if (calls.length > 0) await open(userId, calls.join('\n'), now)
  return calls.length > 0
}

/** Opens a case when a sent text speaks of self-harm: a message to a school or a team, what the person does in a team,
 *  or the name of a certificate. Returns whether it does. */
export async function checkWords({ id }: { id: string }, text: string | null, now = new Date()): Promise<boolean> {
  const calls = text !== null && findingsIn(text).some(({ kind }) => kind === 'SELF_HARM')
  if (calls) await open(id, text, now)
  return calls
}

async function open(userId: string, text: string, now: Date) {
  await inTurn(tx => openCase(tx, { kind: 'PROFILE', id: userId, ownerId: userId, text }, callForHelp, now))
}
