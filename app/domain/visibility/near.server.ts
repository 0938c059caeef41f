import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isOneOf } from '#app/domain/organizations/reach.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { organizationsOf } from './organizations.server.ts'

/** SQL condition on row `u`: a person of an organisation the viewer is in. */
export function isOfSameOrganization(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Member" m
    WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND ${isOneOf(organizationsOf(viewer))})`
}

/** SQL condition on row `u`: they follow the viewer. */
export function follows(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Follow" f WHERE f."followerId" = u."id" AND f."followedId" = ${viewer.id})`
}
