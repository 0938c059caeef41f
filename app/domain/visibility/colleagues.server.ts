import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { idsOf, isOneOf } from '#app/domain/organizations/reach.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** SQL condition on row `u`: an administrator, staff member or teacher of an organisation the viewer is in. */
export function worksWith(viewer: Viewer) {
  const own = idsOf(viewer, ({ status }) => status === 'ACTIVE')
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Member" m
    WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND m."role" IN ('ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER')
      AND ${isOneOf(own)}
  )`
}
