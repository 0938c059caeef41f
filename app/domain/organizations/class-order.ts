import type { Prisma } from '#prisma/generated/client.ts'

/** Order of open groups: by class, those without one last, then by code. Says where the latter come, because SQLite
 *  sorts NULL first and PostgreSQL last. */
export const inClassOrder = [
  { year: { sort: 'asc', nulls: 'last' } },
  { openCode: 'asc' },
] satisfies Prisma.GroupOrderByWithRelationInput[]
