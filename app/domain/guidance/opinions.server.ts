import { json, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { Prisma } from '#prisma/generated/client.ts'

export type Thumb = 1 | -1

const row = { planned: orNull(json), professionId: orNull(text), thumb: orNull(number) }

/** Returns the ways a person is willing to take (null when all are open) and their votes on the recommendations of an
 *  attempt, by profession. One query. */
export async function findOpinions(viewer: Pick<Viewer, 'id'>, attemptId: string) {
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT p."plannedWays" AS "planned", r."professionId", r."thumb"
      FROM "Profile" p LEFT JOIN "Recommendation" r ON r."userId" = p."userId" AND r."attemptId" = ${attemptId}
      WHERE p."userId" = ${viewer.id}`,
  )
  const given = rows.flatMap(({ professionId, thumb }) => (professionId === null ? [] : [{ professionId, thumb }]))
  return {
    planned: (rows[0]?.planned ?? null) as TrainingWayKind[] | null,
    thumbs: new Map(given.map(({ professionId, thumb }) => [professionId, thumb as Thumb])),
  }
}
