import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isSomebodyElses, type Owned } from '#app/domain/access/owners.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'

/** Records in the audit log that a guard refused a person, at most once an hour each. If it cannot be written (disk
 *  full), the refusal still holds. */
export async function recordGuardRefusal(viewer: Viewer) {
  await recordAtMost(1, { action: 'refused.guard', actorId: viewer.id }).catch(() => undefined)
}

/** Records the same for a person who requested something of another person and got a 404. Mistyped addresses and
 *  deleted items are not recorded. */
export async function recordHidden(viewer: Viewer, thing: Owned) {
  if (await isSomebodyElses(viewer.id, thing).catch(() => false)) await recordGuardRefusal(viewer)
}

/** Records that a request from another site was refused, once an hour in all: the person is unknown, because such a
 *  request carries no cookies. */
export async function recordCrossSiteRefusal() {
  await recordAtMost(1, { action: 'refused.cross-site', actorId: null }).catch(() => undefined)
}
