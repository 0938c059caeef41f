import { inTurn } from '#app/database/client.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import { isCallForHelp } from '#app/domain/text-safety/names.ts'

// Words of self-harm where no post or comment is that a case could be of: the case is of the profile, and the school of a pupil learns
// of it at once. Nothing is refused for them.

/** What a case of a call for help is opened with. */
export const callForHelp = { cause: 'SELF_HARM', gravity: 2, hidden: false } as const

type Names = { firstName: string; lastName: string; username: string }

/** Of how somebody is called, what speaks of self-harm. */
export function callsIn({ firstName, lastName, username }: Names): string[] {
  return [`${firstName} ${lastName}`, username].filter(isCallForHelp)
}

/** Opens a case where the name or username of a new account speaks of self-harm, and says whether it does. It is theirs all the
 *  same. */
export async function heedNewNames(userId: string, names: Names, now = new Date()): Promise<boolean> {
  const calls = callsIn(names)
  if (calls.length > 0) await open(userId, calls.join('\n'), now)
  return calls.length > 0
}

/** The same of words that somebody has sent: to their school, to a team, or of what they do in one. */
export async function heedWords({ id }: { id: string }, text: string | null, now = new Date()): Promise<boolean> {
  const calls = text !== null && findingsIn(text).some(({ kind }) => kind === 'SELF_HARM')
  if (calls) await open(id, text, now)
  return calls
}

async function open(userId: string, text: string, now: Date) {
  await inTurn(tx => openCase(tx, { kind: 'PROFILE', id: userId, ownerId: userId, text }, callForHelp, now))
}
