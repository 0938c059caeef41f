import { json, jsonOf, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { weekOf } from '#app/domain/calendar/days.ts'
import type { WeekAhead } from '#app/domain/emails/email-facts.ts'
import { daysAhead } from '#app/domain/institutions/deadlines-ahead.ts'
import { nameTargets } from '#app/domain/roadmaps/target-offers.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Maximum number of tasks and of deadlines in the message; the pages show all. */
const TOLD = 10
const DEADLINE_DAYS = 14

/** Returns what the week of `today` (YYYY-MM-DD) holds for a person; null when there is nothing to report. */
export async function findWeekAhead(userId: string, language: Language, today: string): Promise<WeekAhead | null> {
  const [tasks, deadlines, unread] = await Promise.all([
    findTasks(userId, language, today),
    findDeadlines(userId, language, today),
    countUnread(userId),
  ])
  return tasks.length + deadlines.length + unread > 0 ? { tasks, deadlines, unread } : null
}

async function findTasks(userId: string, language: Language, today: string) {
  const rows = await readRows(
    { facts: json, due: text, professionId: orNull(text), majorId: orNull(text) },
    Prisma.sql`
      SELECT s."facts", s."dueOn" AS "due", p."professionId", p."majorId"
      FROM "Plan" p JOIN "Subtask" s ON s."planId" = p."id"
      WHERE p."userId" = ${userId} AND p."status" = 'ACTIVE' AND p."archivedAt" IS NULL
        AND s."doneAt" IS NULL AND s."dueOn" BETWEEN ${today} AND ${weekOf(today).to}
      ORDER BY s."dueOn", s."order", s."id" LIMIT ${TOLD}`,
  )
  const targets = await nameTargets(rows, language)
  return rows.map(({ facts, due }, at) => ({ facts, due, about: targets[at]!.about }))
}

type Details = { short: unknown; admissions: { deadlines: { to: string; text: unknown }[] } }

async function findDeadlines(userId: string, language: Language, today: string) {
  const saved = await readRows(
    { name: json, details: jsonOf<Details>() },
    Prisma.sql`
      SELECT i."name", i."details" FROM "InstitutionPick" p JOIN "Institution" i ON i."id" = p."institutionId"
      WHERE p."userId" = ${userId} AND i."retiredAt" IS NULL ORDER BY p."createdAt", i."id"`,
  )
  const textOf = (content: unknown) => inLanguage(content, language).text
  return saved
    .flatMap(({ name, details }) =>
      details.admissions.deadlines.flatMap(({ to, text }) =>
        daysAhead([to], today, DEADLINE_DAYS).map(day => ({
          institution: textOf(details.short ?? name),
          day,
          text: textOf(text),
        })),
      ),
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .slice(0, TOLD)
}

async function countUnread(userId: string): Promise<number> {
  const query = Prisma.sql`
    SELECT COUNT(*) AS "unread" FROM (
      SELECT 1 FROM "Notification" WHERE "userId" = ${userId} AND "readAt" IS NULL LIMIT 100) n`
  return (await readRow({ unread: number }, query))?.unread ?? 0
}
