import { db, type Db } from '#app/database/client.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { openKeyOf } from '#app/domain/evidence/open-key.ts'
import { findMute } from './mutes.server.ts'
import type { Gravity } from './report-weight.ts'
import { schoolOf, notifySchool } from './notify-school.server.ts'

/** Kinds of content that can be reported and reviewed. A picture is reported with the content it belongs to. */
export const thingKinds = ['POST', 'COMMENT', 'STORY', 'PROFILE', 'PROJECT'] as const
export type ThingKind = (typeof thingKinds)[number]

/** Target of a case: its author and its text when the case was opened. */
export type Thing = { kind: ThingKind; id: string; ownerId: string | null; text: string }

/** Why a case was opened. */
export type Cause = 'REPORTS' | 'SELF_HARM' | 'THREAT' | 'LINKS' | 'PICTURE'

/** Maximum number of later texts kept per case, because content can be changed repeatedly before it is reviewed. */
const MOST_LATER_WORDS = 100

/** Opens a case about a target, or updates its open one: the gravity only rises, `hidden` hides it from then on, and
 *  its current text is kept beside the earlier ones. A case of a minor's content belongs to their school as well; for
 *  signs of self-harm the school of any pupil gets an email at once. Returns the id and whether the case is new. */
export async function openCase(
  tx: Db,
  thing: Thing,
  { cause, gravity, hidden }: { cause: Cause; gravity: Gravity; hidden: boolean },
  now = new Date(),
): Promise<{ id: string; isNew: boolean }> {
  const openKey = openKeyOf(thing)
  const hiddenAt = hidden ? now : null
  const open = await tx.moderationCase.findUnique({ where: { openKey } })
  if (open) {
    await tx.moderationCase.update({
      where: { id: open.id },
      data: {
        gravity: Math.max(open.gravity, gravity),
        ...(cause === 'SELF_HARM' && { cause }),
        hiddenAt: open.hiddenAt ?? hiddenAt,
        version: { increment: 1 },
      },
    })
    await keepLaterWords(tx, open, { cause, text: thing.text }, now)
    if (cause === 'SELF_HARM') await notifySchool(tx, open.id, now)
    return { id: open.id, isNew: false }
  }
  const { id } = await tx.moderationCase.create({
    data: {
      ...{ targetKind: thing.kind, targetId: thing.id, ownerId: thing.ownerId, text: thing.text },
      ...{
        openKey,
        cause,
        gravity,
        hiddenAt,
        openedAt: now,
        organizationId: await schoolOfMinor(tx, thing.ownerId, now),
      },
    },
    select: { id: true },
  })
  if (cause === 'SELF_HARM') await notifySchool(tx, id, now)
  return { id, isNew: true }
}

async function keepLaterWords(
  tx: Db,
  { id: caseId, text: first }: { id: string; text: string },
  { cause, text }: { cause: Cause; text: string },
  now: Date,
) {
  const kept = await tx.caseWords.findMany({
    where: { caseId },
    orderBy: [{ saidAt: 'desc' }, { id: 'desc' }],
    select: { text: true },
  })
  const last = kept[0]?.text ?? first
  if (text === '' || text === last || kept.length >= MOST_LATER_WORDS) return
  await tx.caseWords.create({ data: { caseId, cause, text, saidAt: now } })
}

/** Returns the school of a minor; null for an adult or a person without a school. */
async function schoolOfMinor(tx: Db, userId: string | null, now: Date): Promise<string | null> {
  if (!userId) return null
  const owner = await tx.profile.findUnique({ where: { userId }, select: { dateOfBirth: true } })
  return owner && isMinor(owner.dateOfBirth, now) ? schoolOf(tx, userId) : null
}

/** Returns until when a person is muted (may not post, comment or tell a story), or null. */
export async function mutedUntil(tx: Db, userId: string, now: Date): Promise<Date | null> {
  return (await findMute(userId, now, tx))?.until ?? null
}

/** Prisma condition on posts, comments or projects that are due for deletion. Removed content stays while an appeal
 *  about it is open, so that it can be restored. */
export async function isDue(kind: ThingKind, now: Date) {
  const appealed = await db.moderationCase.findMany({
    where: { targetKind: kind, state: 'APPEALED' },
    select: { targetId: true },
  })
  return { sweepAt: { lte: now }, NOT: { state: 'REMOVED', id: { in: appealed.map(({ targetId }) => targetId) } } }
}
