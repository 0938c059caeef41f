import { jsonOf, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'

const PAGE = 20

export type ActiveOrganizations = Awaited<ReturnType<typeof findActiveOrganizations>>

/** Organisations by number of recently active members, highest first, from the daily sums. `after` is the last
 *  organisation of the previous page. Null when there is no such organisation. */
export async function findActiveOrganizations(after: string | null, language: Language) {
  const last = after === null ? null : await findCount(after)
  if (after !== null && last === null) return null
  const beyond = last
    ? Prisma.sql`AND (a."count" < ${last.count} OR (a."count" = ${last.count} AND a."scope" > ${after}))`
    : Prisma.empty
  const rows = await readRows(
    { id: text, name: orNull(jsonOf<unknown>()), active: number, members: number },
    Prisma.sql`
      SELECT a."scope" AS "id", o."name", a."count" AS "active", COALESCE(m."count", 0) AS "members"
      FROM "DailyCount" a
      LEFT JOIN "DailyCount" m ON m."measure" = 'organizations.members' AND m."region" = '' AND m."day" = a."day" AND m."scope" = a."scope"
      JOIN "Organization" o ON o."id" = a."scope"
      WHERE a."measure" = 'organizations.active' AND a."region" = '' ${beyond}
      ORDER BY a."count" DESC, a."scope" LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  return {
    ...(await countAll()),
    further: after !== null,
    next: rows.length > PAGE ? shown.at(-1)!.id : null,
    rows: shown.map(({ id, name, active, members }) => {
      const localized = inLanguage(name, language)
      return {
        id,
        name: localized.text,
        lang: localized.language === language ? undefined : localized.language,
        active,
        members,
      }
    }),
  }
}

function findCount(id: string) {
  return readRow(
    { count: number },
    Prisma.sql`
      SELECT "count" FROM "DailyCount" WHERE "measure" = 'organizations.active' AND "region" = '' AND "scope" = ${id}`,
  )
}

async function countAll() {
  const found = await readRow(
    { day: orNull(text), all: number, still: number },
    Prisma.sql`
      SELECT MAX("day") AS "day", COUNT(*) AS "all", COALESCE(SUM(CASE WHEN "count" = 0 THEN 1 ELSE 0 END), 0) AS "still"
      FROM "DailyCount" WHERE "measure" = 'organizations.active' AND "region" = ''`,
  )
  return found!
}
