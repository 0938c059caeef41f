import { flag, instant, jsonOf, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { mayGivePassword } from './password-right.ts'

const row = {
  organizationId: text,
  name: jsonOf<unknown>(),
  role: text,
  status: text,
  off: flag,
  since: instant,
  group: orNull(text),
  mentor: orNull(text),
  managedById: orNull(text),
  passwordHelp: flag,
  teamsWithOthers: flag,
  notes: number,
  askedAt: orNull(instant),
  words: orNull(text),
}

/** The organisations a person is a member of or has asked to join, as that person may see them: role, status, whether
 *  the site has switched it off, group and its mentor, whether it may reset the password, the number of notes, and the
 *  unanswered request for a talk. One query. */
export async function listOwnSchools({ id }: Pick<Viewer, 'id'>, language: Language) {
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT m."organizationId", o."name", m."role", m."status", o."state" <> 'ACTIVE' AS "off",
             m."createdAt" AS "since", m."passwordHelp", o."teamsWithOthers", u."managedById",
             g."code" AS "group", f."firstName" || ' ' || f."lastName" AS "mentor",
             (SELECT COUNT(*) FROM "CounsellorNote" n
              WHERE n."userId" = m."userId" AND n."organizationId" = m."organizationId") AS "notes",
             CASE WHEN k."kind" = 'ASKED' THEN k."createdAt" END AS "askedAt", k."words"
      FROM "Member" m
      JOIN "User" u ON u."id" = m."userId"
      JOIN "Organization" o ON o."id" = m."organizationId"
      LEFT JOIN "Group" g ON g."id" = m."groupId"
      LEFT JOIN "Profile" f ON f."userId" = g."mentorId" AND g."archivedAt" IS NULL
      LEFT JOIN "Talk" k ON k."id" = (
        SELECT "id" FROM "Talk" WHERE "userId" = m."userId" AND "organizationId" = m."organizationId"
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      WHERE m."userId" = ${id}
      ORDER BY m."createdAt", m."id"`,
  )
  return rows.map(({ name, managedById, ...rest }) => {
    const { text, language: textLanguage } = inLanguage(name, language)
    return {
      ...rest,
      mayGivePassword: mayGivePassword(rest, managedById),
      name: text,
      nameLang: textLanguage === language ? undefined : textLanguage,
    }
  })
}

export type OwnSchool = Awaited<ReturnType<typeof listOwnSchools>>[number]
