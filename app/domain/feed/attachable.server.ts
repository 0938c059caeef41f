import { db } from '#app/database/client.server.ts'
import { noJson } from '#app/database/dialect.server.ts'
import { jsonOf, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Attached } from './posts.server.ts'

/** Maximum number of offered items of each kind. */
const OFFERED = 10

const row = {
  kind: word<'PROFESSION' | 'PLAN' | 'CERTIFICATE' | 'PROJECT'>(),
  id: text,
  /** Title in three languages. */
  title: orNull(jsonOf<unknown>()),
  name: orNull(text),
}

/** Lists what a viewer may attach to a post: liked professions (by title), then plans, certificates and shown projects
 *  they work on (newest first). The project `asked` (`PROJECT:id`) leads the projects. */
export function listAttachable({ id: userId }: Viewer, asked: string | null = null) {
  const projectId = /^PROJECT:(.+)$/.exec(asked ?? '')?.[1] ?? ''
  return readRows(
    row,
    Prisma.sql`
    SELECT * FROM (
      SELECT 'PROFESSION' AS "kind", r."id", r."title", NULL AS "name" FROM "Profession" r
      WHERE r."retiredAt" IS NULL AND r."id" IN (
        SELECT "professionId" FROM "Recommendation" WHERE "userId" = ${userId} AND "thumb" = 1)
      ORDER BY r."titleFolded" LIMIT ${OFFERED}) t
    UNION ALL SELECT * FROM (
      SELECT 'PLAN', l."id", COALESCE(r."title", m."name"), NULL FROM "Plan" l
      LEFT JOIN "Profession" r ON r."id" = l."professionId" LEFT JOIN "Major" m ON m."id" = l."majorId"
      WHERE l."userId" = ${userId} AND l."status" <> 'PENDING' AND l."archivedAt" IS NULL
      ORDER BY l."createdAt" DESC, l."id" DESC LIMIT ${OFFERED}) t
    UNION ALL SELECT * FROM (
      SELECT 'CERTIFICATE', e."id", ${noJson}, e."name" FROM "Certificate" e
      WHERE e."userId" = ${userId} ORDER BY e."createdAt" DESC, e."id" DESC LIMIT ${OFFERED}) t
    UNION ALL SELECT * FROM (
      SELECT 'PROJECT', j."id", ${noJson}, j."name" FROM "Project" j JOIN "ProjectMember" t ON t."projectId" = j."id"
      WHERE t."userId" = ${userId} AND j."state" = 'SHOWN' 
      ORDER BY CASE WHEN j."id" = ${projectId} THEN 0 ELSE 1 END, j."publishedAt" DESC, j."id" DESC LIMIT ${OFFERED}) t`,
  )
}

/** Finds the item a form names (`PLAN:id`). Returns null unless the viewer may attach it. */
export async function findAttachable({ id: userId }: Viewer, named: string): Promise<Attached | null> {
  const [, kind = '', id = ''] = /^(PROFESSION|PLAN|CERTIFICATE|PROJECT):(.+)$/.exec(named) ?? []
  const find = {
    PROFESSION: () => db.profession.findFirst({ where: { id, retiredAt: null }, select: { id: true } }),
    PLAN: () => db.plan.findFirst({ where: { id, userId, status: { not: 'PENDING' } }, select: { id: true } }),
    CERTIFICATE: () => db.certificate.findFirst({ where: { id, userId }, select: { id: true } }),
    PROJECT: () =>
      db.project.findFirst({ where: { id, state: 'SHOWN', members: { some: { userId } } }, select: { id: true } }),
  }
  if (!isKind(kind)) return null
  return (await find[kind]()) && { kind, id }
}

/** Returns the name of an attached certificate. It is the author's own text, so it must be checked; null for every
 *  other kind. */
export async function findOwnWordsOf({ id: userId }: Viewer, attached: unknown): Promise<string | null> {
  const { kind, id } = (attached ?? {}) as Partial<Attached>
  if (kind !== 'CERTIFICATE' || id === undefined) return null
  return (await db.certificate.findFirst({ where: { id, userId }, select: { name: true } }))?.name ?? null
}

function isKind(kind: string): kind is Attached['kind'] {
  return kind === 'PROFESSION' || kind === 'PLAN' || kind === 'CERTIFICATE' || kind === 'PROJECT'
}
