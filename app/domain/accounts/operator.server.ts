import { db } from '#app/database/client.server.ts'
import { systemRoles } from '#app/domain/access/roles.ts'
import { fold } from '#app/domain/text/fold.ts'
import { accountStates } from './account-states.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { giveOneTimePassword } from './one-time-password.server.ts'
import { setAccountState, setSubscription, setSystemRole } from './standing.server.ts'
import { removeTwoStep } from './two-step.server.ts'

/** Actions of the operator on one account from the server's shell. */
export const usage = `npm run account -- <username> <what>

  state active|inactive|blocked   opens or shuts the account; shut, its sessions end at once
  paid YYYY-MM-DD                 PAID to the end of that day (UTC)
  free                            ends a personal subscription
  password                        gives a one-time password, to be replaced at the first sign-in
  two-step-off                    turns the second step off, when phone and recovery codes are lost
  role user|ministry|super_admin  changes the system role`

const LAST = 'This is the last open account of a SUPER_ADMIN: nothing was changed.'

type Action = (userId: string, value: string) => Promise<string | null>

const actions: Record<string, Action> = {
  state: async (userId, value) => {
    const state = accountStates.find(known => known === value.toUpperCase())
    if (!state) return null
    const outcome = await setAccountState(userId, { state }, null)
    return outcome === 'done' ? `The account is ${state}.` : LAST
  },
  paid: async (userId, value) => {
    if (!isPlainDate(value)) return null
    const until = new Date(`${value}T23:59:59.999Z`)
    await setSubscription(userId, until, null)
    return `PAID until ${until.toISOString()}.`
  },
  free: async userId => {
    await setSubscription(userId, null, null)
    return 'FREE.'
  },
  password: async userId => `One-time password, shown once: ${await giveOneTimePassword(userId, null)}`,
  'two-step-off': async userId => {
    await removeTwoStep(userId, null)
    return 'The second step is off.'
  },
  role: async (userId, value) => {
    const systemRole = systemRoles.find(known => known === value.toUpperCase())
    if (!systemRole) return null
    const outcome = await setSystemRole(userId, systemRole, null)
    return outcome === 'last-super-admin' ? LAST : `The system role is ${systemRole}.`
  },
}

/** Runs one action on one account. Returns a message, or null when the account or the action is unknown. */
export async function operate([username = '', action = '', value = '']: string[]): Promise<string | null> {
  const user = await db.user.findUnique({ where: { usernameFolded: fold(username) }, select: { id: true } })
  if (!user || !Object.hasOwn(actions, action)) return null
  return actions[action]!(user.id, value)
}
