import { readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isKnownSkill } from './skills.ts'

/** So many skills are offered at once. */
const OFFERED = 6

/** Skills of the vocabulary that go with some: the ones named most often beside them by open projects, then by what one material
 *  teaches together. A project counts three times as much. Skills in somebody's own words are offered to nobody else. */
export async function listSkillsBeside(skills: readonly string[]): Promise<string[]> {
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
