import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isOneOf } from '#app/domain/organizations/reach.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { organizationsOf } from './organizations.server.ts'

/** SQL condition on row `u`: the person is an active member of one of the viewer's organisations. */
export function isOfSameOrganization(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Member" m
    WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND ${isOneOf(organizationsOf(viewer))})`
}

/** SQL condition on row `u`: the person follows the viewer. */
export function follows(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Follow" f WHERE f."followerId" = u."id" AND f."followedId" = ${viewer.id})`
}
