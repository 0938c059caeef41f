import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'

/** Writes into the audit log that a guard refused somebody, once an hour for each person. A refusal that cannot be
 *  written (disk full) is a refusal all the same. */
export async function recordGuardRefusal(viewer: Viewer) {
  await recordAtMost(1, { action: 'refused.guard', actorId: viewer.id }).catch(() => undefined)
}

/** Writes that a request from another site was refused, once an hour: whose browser sent it is not known, because such a
 *  request brings no cookies. */
export async function recordCrossSiteRefusal() {
  await recordAtMost(1, { action: 'refused.cross-site', actorId: null }).catch(() => undefined)
}
