import type { Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findThing } from './case-page.server.ts'
import type { ReviewedState } from './decision.schema.ts'
import { fingerprintOf } from './thing-fingerprint.server.ts'

type Case = { targetKind: string; targetId: string; ownerId: string | null; version: number }

/** Checks whether the case or its content has changed since the page of a decision was made. Deleted content counts as
 *  unchanged. Forms of the previous release carry only the version of the case. */
export async function isUnseen(
  tx: Db,
  viewer: Viewer,
  found: Case,
  { version, seen }: ReviewedState,
): Promise<boolean> {
  if (found.version !== version) return true
  if (!seen) return false
  const owner = found.ownerId
    ? await tx.user.findUnique({
        where: { id: found.ownerId },
        select: { username: true, profile: { select: { firstName: true, lastName: true } } },
      })
    : null
  const now = fingerprintOf(found.targetKind, await findThing(viewer, found, tx), owner)
  return now !== null && now !== seen
}
