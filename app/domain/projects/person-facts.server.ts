import { jsonList } from '#app/database/dialect.server.ts'
import { jsonOf, readRow } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findDirection } from '#app/domain/guidance/direction.server.ts'
import { findSkillsOf } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { PersonFacts } from './fit.ts'
import { isKnownSkill } from './skills.ts'

/** Facts of a person for matching, with the professions the skills come from, so that a reason can name them. */
export type FactsOfPerson = PersonFacts & {
  professions: readonly { id: string; title: string; skills: readonly string[] }[]
}

/** Returns the facts: chosen interests, skills taught by their plan, languages they speak, and the professions near to
 *  them (liked, of their plan, first three of the interest test). Cached until the person's data changes. */
export function findPersonFacts({ id, revision }: Pick<Viewer, 'id' | 'revision'>, language: Language) {
  return readFacts({ id, revision, language })
}

type Asked = Pick<Viewer, 'id' | 'revision'> & { language: Language }

const row = {
  interests: jsonOf<string[]>(),
  learned: jsonOf<string[]>(),
  spoken: jsonOf<string[]>(),
  liked: jsonOf<string[]>(),
  planned: jsonOf<string[]>(),
}

const readFacts = cached(async ({ id, revision, language }: Asked): Promise<FactsOfPerson> => {
  const [own, direction] = await Promise.all([
    readRow(row, ownFacts(id)),
    findDirection({ id, revision }, { isAnalysed: false }, language),
  ])
  const { interests, learned, spoken, liked, planned } = own!
  const ids = [...new Set([...liked, ...planned, ...direction.map(profession => profession.id)])]
  const professions = await findSkillsOf(ids, language)
  return {
    interests,
    skills: [...new Set([...learned, ...spoken.map(code => `SPOKEN_${code.toUpperCase()}`)])].filter(isKnownSkill),
    professionSkills: [...new Set(professions.flatMap(({ skills }) => skills))],
    professions,
  }
})

/** SQL. Only the latest thumb of a profession counts. A skill counts as learned when it is the main skill of a material
 *  of an open task. */
function ownFacts(id: string) {
  return Prisma.sql`SELECT
    (SELECT ${jsonList(Prisma.sql`i."subject"`)} FROM "Interest" i WHERE i."userId" = ${id}) AS "interests",
    (SELECT ${jsonList(Prisma.sql`DISTINCT k."skill"`)} FROM "Plan" p
     JOIN "Subtask" t ON t."planId" = p."id" AND t."doneAt" IS NULL
     JOIN "PlanMaterial" m ON m."subtaskId" = t."id"
     JOIN "MaterialSkill" k ON k."materialId" = m."materialId" AND k."order" = 0
     WHERE p."userId" = ${id} AND p."status" = 'ACTIVE' AND p."archivedAt" IS NULL) AS "learned",
    (SELECT ${jsonList(Prisma.sql`l."language"`)} FROM "LanguageSkill" l
     WHERE l."userId" = ${id} AND l."level" <> 'BEGINNER') AS "spoken",
    (SELECT ${jsonList(Prisma.sql`DISTINCT r."professionId"`)} FROM "Recommendation" r
     WHERE r."userId" = ${id} AND r."thumb" = 1 AND NOT EXISTS (
       SELECT 1 FROM "Recommendation" o
       WHERE o."userId" = r."userId" AND o."professionId" = r."professionId" AND o."decidedAt" > r."decidedAt"
     )) AS "liked",
    (SELECT ${jsonList(Prisma.sql`DISTINCT p."professionId"`)} FROM "Plan" p
     WHERE p."userId" = ${id} AND p."status" = 'ACTIVE' AND p."archivedAt" IS NULL AND p."professionId" IS NOT NULL) AS "planned"`
}

/** Checks whether there is enough to match by. Spoken languages alone say too little. */
export function isKnownPerson({ interests, skills, professionSkills }: PersonFacts): boolean {
  return interests.length + professionSkills.length > 0 || skills.some(skill => !skill.startsWith('SPOKEN_'))
}
