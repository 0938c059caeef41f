import { readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isKnownSkill } from './skills.ts'

/** Maximum number of suggested skills. */
const OFFERED = 6

/** Suggests vocabulary skills related to the given ones: skills named together in open projects (weight 3) or taught
 *  together by a material (weight 1). Skills in a person's own words are never suggested to others. */
export async function listRelatedSkills(skills: readonly string[]): Promise<string[]> {
  if (skills.length === 0) return []
  const named = Prisma.join([...skills])
  const rows = await readRows(
    { skill: text },
    Prisma.sql`
    SELECT "skill" FROM (
      SELECT o."skill", 3 AS "weight" FROM "ProjectSkill" s
      JOIN "Project" j ON j."id" = s."projectId" AND j."state" = 'SHOWN'
      JOIN "ProjectSkill" o ON o."projectId" = s."projectId"
      WHERE s."skill" IN (${named}) AND o."name" IS NULL
      UNION ALL
      SELECT o."skill", 1 AS "weight" FROM "MaterialSkill" s
      JOIN "MaterialSkill" o ON o."materialId" = s."materialId"
      WHERE s."skill" IN (${named})
    ) AS "near" WHERE "skill" NOT IN (${named})
    GROUP BY "skill" ORDER BY SUM("weight") DESC, "skill" LIMIT ${OFFERED}`,
  )
  return rows.flatMap(({ skill }) => (isKnownSkill(skill) ? [skill] : []))
}
