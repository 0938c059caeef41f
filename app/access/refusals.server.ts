import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isSomebodyElses, type Owned } from '#app/domain/access/owners.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'

/** Writes into the audit log that a guard refused somebody, once an hour for each person. A refusal that cannot be
 *  written (disk full) is a refusal all the same. */
export async function recordGuardRefusal(viewer: Viewer) {
  await recordAtMost(1, { action: 'refused.guard', actorId: viewer.id }).catch(() => undefined)
}

/** Writes the same of somebody who was told that a thing of another person is not there. A mistyped address and what is
 *  gone are no refusals. */
export async function recordHidden(viewer: Viewer, thing: Owned) {
  if (await isSomebodyElses(viewer.id, thing).catch(() => false)) await recordGuardRefusal(viewer)
}

/** Writes that a request from another site was refused, once an hour: whose browser sent it is not known, because such a
 *  request brings no cookies. */
export async function recordCrossSiteRefusal() {
  await recordAtMost(1, { action: 'refused.cross-site', actorId: null }).catch(() => undefined)
}
