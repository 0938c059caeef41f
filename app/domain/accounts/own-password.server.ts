import { db } from '#app/database/client.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'
import { consumeLimit, resetLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { verifyPassword } from './passwords.server.ts'
import type { Viewer } from './viewer.server.ts'

/** Limits password guessing at a screen that was left open in a classroom. */
const rule: Rule = { name: 'own-password', limit: 10, windowMinutes: 15, longestWait: 900 }

/** Checks the viewer's own password before an action that cannot be undone. After ten wrong ones in 15 minutes the next
 *  has to wait: `'tooOften'`. */
export async function checkOwnPassword(viewer: Viewer, password: string): Promise<'right' | PasswordRefusal> {
  if ((await consumeLimit(rule, viewer.id)) > 0) {
    await recordAtMost(1, { action: 'refused.limit', actorId: viewer.id, subjectId: viewer.id })
    return 'tooOften'
  }
  const user = await db.user.findUnique({ where: { id: viewer.id }, select: { passwordHash: true } })
  if (!(await verifyPassword(user?.passwordHash ?? null, password))) return 'wrongPassword'
  await resetLimit(rule, viewer.id)
  return 'right'
}

export type PasswordRefusal = 'wrongPassword' | 'tooOften'
