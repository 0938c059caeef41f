import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

// After a block neither person sees the other. Profiles, search, feed, comments and stories share these conditions
// (docs/decisions/097).

/** SQL condition: neither the viewer nor the person of this column has blocked the other. */
export function notBlocked({ id }: Pick<Viewer, 'id'>, person: Prisma.Sql) {
  return Prisma.sql`NOT EXISTS (
    SELECT 1 FROM "Block" b
    WHERE (b."blockerId" = ${id} AND b."blockedId" = ${person}) OR (b."blockedId" = ${id} AND b."blockerId" = ${person})
  )`
}

/** The same as a Prisma condition on a user. */
export function unblocked({ id }: Pick<Viewer, 'id'>) {
  return { blocks: { none: { blockedId: id } }, blockedBy: { none: { blockerId: id } } } satisfies Prisma.UserWhereInput
}
