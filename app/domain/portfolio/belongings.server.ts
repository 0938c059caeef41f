import { jsonList, jsonObject } from '#app/database/dialect.server.ts'
import { instant, json, jsonOf, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { describe, findInstrument } from '#app/domain/assessments/instrument.server.ts'
import type { InstrumentKind } from '#app/domain/assessments/kinds.ts'
import { bandOf } from '#app/domain/assessments/scoring.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Reads the facts the head of a portfolio may show. The goal is the profession of the person's active plan. */
export async function findHead(userId: string, language: Language, now = new Date()) {
  const row = await readRow(
    {
      ...{ firstName: text, lastName: text, organization: orNull(text), status: orNull(word<Status>()) },
      ...{ year: orNull(number), yearSaidOn: orNull(text), city: orNull(json), hiddenAt: orNull(instant) },
      ...{ goal: orNull(json), languages: jsonOf<{ language: string; level: LanguageLevel }[]>() },
    },
    Prisma.sql`
      SELECT p."firstName", p."lastName", p."organization", p."status", p."year", p."yearSaidOn", p."hiddenAt",
             c."name" AS "city",
             (
               SELECT f."title" FROM "Plan" n JOIN "Profession" f ON f."id" = n."professionId"
               WHERE n."userId" = p."userId" AND n."goal" = 'EMPLOYMENT' AND n."status" = 'ACTIVE' AND n."archivedAt" IS NULL
               ORDER BY n."createdAt" DESC, n."id" DESC LIMIT 1
             ) AS "goal",
             (
               SELECT ${jsonList(jsonObject({ language: Prisma.sql`l."language"`, level: Prisma.sql`l."level"` }), Prisma.sql`l."createdAt", l."language"`)}
               FROM "LanguageSkill" l WHERE l."userId" = p."userId"
             ) AS "languages"
      FROM "Profile" p LEFT JOIN "City" c ON c."id" = p."cityId"
      WHERE p."userId" = ${userId}`,
  )
  if (!row) return null
  const { yearSaidOn, year, city, goal, hiddenAt, ...head } = row
  const textOf = (name: unknown) => (name === null ? null : inLanguage(name, language).text)
  return {
    ...head,
    /** True while the person's bio and school are hidden from others, by reports or a moderator. */
    hidden: hiddenAt !== null,
    year: currentYear({ status: head.status, year, yearSaidOn }, calendarDay(now)),
    city: textOf(city),
    goal: textOf(goal),
  }
}

const MOST_LISTED = 50

/** Lists the open projects a person takes part in, with the facts a portfolio shows. */
export async function listPortfolioProjects(userId: string) {
  return readRows(
    {
      ...{ id: text, name: text, status: word<ProjectStatus>(), role: word<'LEAD' | 'MEMBER'>(), duty: orNull(text) },
      ...{ joinedAt: instant, memberCount: number, goals: number, goalsDone: number },
      skills: jsonOf<{ skill: string; name: string | null }[]>(),
    },
    Prisma.sql`
      SELECT j."id", j."name", j."status", t."role", t."duty", t."joinedAt", j."memberCount",
             (SELECT COUNT(*) FROM "ProjectObjective" o WHERE o."projectId" = j."id") AS "goals",
             (SELECT COUNT("doneAt") FROM "ProjectObjective" o WHERE o."projectId" = j."id") AS "goalsDone",
             (SELECT ${jsonList(jsonObject({ skill: Prisma.sql`s."skill"`, name: Prisma.sql`s."name"` }), Prisma.sql`s."order"`)}
              FROM "ProjectSkill" s WHERE s."projectId" = j."id") AS "skills"
      FROM "ProjectMember" t JOIN "Project" j ON j."id" = t."projectId"
      WHERE t."userId" = ${userId} AND j."state" = 'SHOWN'
      ORDER BY t."pinnedAt" IS NULL, t."pinnedAt", t."joinedAt" DESC, j."id" LIMIT ${MOST_LISTED}`,
  )
}

/** Lists the scales of a person's latest attempt of each instrument, with their bands. Hasty attempts are left out. */
export async function listPortfolioScales(userId: string, language: Language) {
  const rows = await readRows(
    {
      ...{ instrument: word<InstrumentKind>(), versionId: text, number, completedAt: instant },
      ...{ key: text, score: number, sem: number },
    },
    Prisma.sql`
      SELECT t."instrument", k."id" AS "versionId", k."number", a."completedAt", s."key", v."score", v."sem"
      FROM (
        SELECT l.*, ROW_NUMBER() OVER (PARTITION BY i."instrument" ORDER BY l."completedAt" DESC, l."id" DESC) AS "place"
        FROM "Attempt" l JOIN "TestVersion" n ON n."id" = l."versionId" JOIN "Test" i ON i."id" = n."testId"
        WHERE l."userId" = ${userId} AND l."completedAt" IS NOT NULL AND NOT l."careless" AND i."instrument" <> 'OTHER'
      ) a
      JOIN "TestVersion" k ON k."id" = a."versionId" JOIN "Test" t ON t."id" = k."testId"
      JOIN "ScaleScore" v ON v."attemptId" = a."id" JOIN "Scale" s ON s."id" = v."scaleId"
      WHERE a."place" = 1
      ORDER BY t."order", t."id", v."score" DESC, s."key"`,
  )
  const versions = new Map(
    await Promise.all(
      [...new Set(rows.map(({ versionId }) => versionId))].map(async id => [id, await findInstrument(id)] as const),
    ),
  )
  return rows.flatMap(({ key, score, sem, versionId, ...row }) => {
    const instrument = versions.get(versionId)
    const scale = instrument?.scales.find(one => one.key === key)
    if (!instrument || !scale) return []
    const { low, high } = bandOf(score, sem)
    return [
      {
        ...{ id: `${row.instrument}:${key}`, key, ...row, test: describe(instrument, language).title },
        ...{ name: inLanguage(scale.texts.name, language).text, scalesOfTest: instrument.scales.length },
        ...{ score: Math.round(score), low: Math.round(low), high: Math.round(high) },
      },
    ]
  })
}
