import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { within } from './notes.server.ts'
import type { Staff } from './reach.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
type Held = { reason?: string; seen: string }
/** A pupil is reminded at most once in this many days. */
const REMINDED_DAYS = 7

const requestRule: Rule = { name: 'talk-wish', limit: 5, windowMinutes: 24 * 60 }

/** Records a talk with a pupil within reach. Resolves the reasons that were on the page at `seen`; a request made after
 *  that stays open. Null when there is no such pupil. */
export async function holdTalk(
  staff: Staff,
  userId: string,
  { reason, seen }: Held,
  now = new Date(),
): Promise<'held' | null> {
  const { viewer, organization } = staff
  const createdAt = new Date(Math.min(now.getTime(), Date.parse(seen)))
  return inTurn(async tx => {
    if (!(await tx.member.findFirst({ where: within(staff, userId), select: { id: true } }))) return null
    const talk = { userId, organizationId: organization.id, kind: 'HELD', authorId: viewer.id }
    // A double click or a retry counts as one talk.
    const same = { ...talk, createdAt: { gte: createdAt } }
    if (await tx.talk.findFirst({ where: same, select: { id: true } })) return 'held'
    await tx.talk.create({ data: { ...talk, reason, createdAt } })
    const who = { actorId: viewer.id, subjectId: userId, organizationId: organization.id }
    await recordEvent({ action: 'talk.held', ...who, details: { reason: reason ?? null } }, tx)
    return 'held'
  })
}

/** Requests a talk with one of the viewer's organisations. Updates the text of an unanswered request. At most five a
 *  day. Null when the viewer is not an active pupil there. */
export async function askForTalk(
  viewer: Viewer,
  organizationId: string,
  words: string | null,
  now = new Date(),
): Promise<'asked' | 'tooOften' | null> {
  if (!(await isPupil(db, viewer.id, organizationId))) return null
  if ((await consumeLimit(requestRule, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    // The person may have left since: leaving deletes their request, so none may be made after it.
    if (!(await isPupil(tx, viewer.id, organizationId))) return null
    const last = await tx.talk.findFirst({
      where: { userId: viewer.id, organizationId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, kind: true },
    })
    if (last?.kind === 'ASKED') await tx.talk.update({ where: { id: last.id }, data: { words, createdAt: now } })
    else await tx.talk.create({ data: { userId: viewer.id, organizationId, kind: 'ASKED', words, createdAt: now } })
    return 'asked'
  })
}

async function isPupil(client: Db, userId: string, organizationId: string): Promise<boolean> {
  const member = { userId, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE', organization: { state: 'ACTIVE' } }
  return (await client.member.count({ where: member })) > 0
}

/** Notifies pupils, in the viewer's name, of their one remaining step, each at most once a week. Returns the number of
 *  pupils reminded. */
export async function remind(
  { viewer, organization }: Staff,
  steps: { userId: string; step: string }[],
  now = new Date(),
): Promise<number> {
  return inTurn(async tx => {
    const lately = await tx.notification.findMany({
      where: {
        userId: { in: steps.map(({ userId }) => userId) },
        kind: 'reminder',
        createdAt: { gt: new Date(now.getTime() - REMINDED_DAYS * DAY_MS) },
      },
      select: { userId: true },
    })
    const due = steps.filter(({ userId }) => !lately.some(one => one.userId === userId))
    for (const { userId, step } of due)
      await notify(tx, userId, 'reminder', { step, organizationId: organization.id, byId: viewer.id })
    return due.length
  })
}
