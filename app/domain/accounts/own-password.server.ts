import { db } from '#app/database/client.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'
import { countTry, forgetTries } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { verifyPassword } from './passwords.server.ts'
import type { Viewer } from './viewer.server.ts'

/** A forgotten screen in a classroom must not become a place to guess passwords. */
const rule: Rule = { name: 'own-password', limit: 10, windowMinutes: 15, longestWait: 900 }

/** Whether somebody signed in knows their own password, asked before what cannot be taken back. After ten wrong ones
 *  the next has to wait. */
export async function checkOwnPassword(viewer: Viewer, password: string): Promise<'right' | PasswordRefusal> {
  if ((await countTry(rule, viewer.id)) > 0) {
    await recordAtMost(1, { action: 'refused.limit', actorId: viewer.id, subjectId: viewer.id })
    return 'tooOften'
  }
  const user = await db.user.findUnique({ where: { id: viewer.id }, select: { passwordHash: true } })
  if (!(await verifyPassword(user?.passwordHash ?? null, password))) return 'wrongPassword'
  await forgetTries(rule, viewer.id)
  return 'right'
}

export type PasswordRefusal = 'wrongPassword' | 'tooOften'
