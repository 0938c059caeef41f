import { db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { ChangePassword } from './credentials.schema.ts'
import { mayChangePassword } from './credentials.ts'
import { type NewPasswordRefusal, refusalOf, replacePassword } from './new-password.server.ts'
import { checkOwnPassword, type PasswordRefusal } from './own-password.server.ts'
import { hashPassword } from './passwords.server.ts'
import { startSession } from './sessions.server.ts'
import type { Viewer } from './viewer.server.ts'

type Outcome =
  | { is: 'done'; session: string; shared: boolean }
  | { is: 'not-allowed' }
  | { is: 'refused'; field: 'currentPassword'; because: PasswordRefusal }
  | { is: 'refused'; field: 'password'; because: NewPasswordRefusal }

/** Changes the viewer's password and ends all their sessions. Returns the secret of a new session for this browser, so
 *  that a stolen copy of its old cookie stops working. `'not-allowed'` for a person who could not recover a lost
 *  password. */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, password }: Pick<ChangePassword, 'currentPassword' | 'password'>,
): Promise<Outcome> {
  if (!mayChangePassword(viewer)) return { is: 'not-allowed' }
  const checked = await checkOwnPassword(viewer, currentPassword)
  if (checked !== 'right') return { is: 'refused', field: 'currentPassword', because: checked }
  const { passwordHash: former } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  const refusal = await refusalOf(password, { ...viewer, passwordHash: former })
  if (refusal) return { is: 'refused', field: 'password', because: refusal }

  const passwordHash = await hashPassword(password)
  return inTurn(async tx => {
    const session = await tx.session.findUnique({
      where: { id: viewer.sessionId },
      select: { device: true, shared: true },
    })
    const { passwordHash: current } = await tx.user.findUniqueOrThrow({ where: { id: viewer.id } })
    // The session was ended or the password changed in the meantime, so the check above no longer holds.
    if (!session || current !== former) return { is: 'refused', field: 'currentPassword', because: 'wrongPassword' }

    await replacePassword(tx, viewer.id, passwordHash)
    await recordEvent({ action: 'account.password-changed', actorId: viewer.id, subjectId: viewer.id }, tx)
    return { is: 'done', session: await startSession(viewer.id, session, tx), shared: session.shared }
  })
}
