import { jsonList, jsonMap, jsonObject, nested, nestedInstant } from '#app/database/dialect.server.ts'
import { flag, instant, jsonOf, orNull, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import { readFacts as readAdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { describe, findInstrument } from '#app/domain/assessments/instrument.server.ts'
import { type Interests, isUndifferentiated, letters, toInterestValue } from '#app/domain/guidance/matching.ts'
import { studentsInReachSql, studentsOfSql, type Staff } from '#app/domain/organizations/reach.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { StudentFacts } from './talk-reasons.ts'

type Attempted = {
  versionId: string
  testId: string
  instrument: string
  open: number
  completedAt: string | null
  answered: number
  lastAnswerAt: string | null
}
type Talked = { kind: string; at: string; words: string | null }

const row = {
  memberId: text,
  userId: text,
  username: text,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  language: orNull(text),
  groupId: orNull(text),
  group: orNull(text),
  joinedAt: instant,
  onboardedAt: orNull(instant),
  lastSeenAt: orNull(instant),
  attempts: jsonOf<Attempted[]>(),
  scores: jsonOf<Record<string, number>>(),
  interestsAt: orNull(instant),
  interestsTest: orNull(text),
  careless: flag,
  analysedAt: orNull(instant),
  chancesAt: orNull(instant),
  chances: orNull(jsonOf<unknown>()),
  planId: orNull(text),
  planStatus: orNull(text),
  planMadeAt: orNull(instant),
  overdue: jsonOf<{ due: string; facts: unknown }[]>(),
  talks: jsonOf<Talked[]>(),
}

/** One attempt as a JSON object. */
const attempt = jsonObject({
  versionId: Prisma.sql`a."versionId"`,
  testId: Prisma.sql`t."id"`,
  instrument: Prisma.sql`t."instrument"`,
  open: Prisma.sql`a."openKey" IS NOT NULL`,
  completedAt: nestedInstant(Prisma.sql`a."completedAt"`),
  answered: Prisma.sql`(SELECT COUNT(*) FROM "Answer" w WHERE w."attemptId" = a."id")`,
  lastAnswerAt: nestedInstant(Prisma.sql`(SELECT MAX(w."answeredAt") FROM "Answer" w WHERE w."attemptId" = a."id")`),
})
const talk = jsonObject({
  kind: Prisma.sql`k."kind"`,
  at: nestedInstant(Prisma.sql`k."createdAt"`),
  words: Prisma.sql`k."words"`,
})

export type Student = RowOf<typeof row> & { facts: StudentFacts }

/** The active pupils of a group, or one pupil, within the viewer's reach, sorted by name. One query. */
export async function listStudentFacts(
  staff: Staff,
  which: { groupId: string } | { userId: string },
  today: string,
): Promise<Student[]> {
  const chosen =
    'groupId' in which ? Prisma.sql`m."groupId" = ${which.groupId}` : Prisma.sql`m."userId" = ${which.userId}`
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT m."id" AS "memberId", m."userId", u."username", u."language", f."firstName", f."lastName", f."dateOfBirth",
             g."id" AS "groupId", g."code" AS "group",
             m."createdAt" AS "joinedAt", u."onboardedAt",
             (SELECT MAX(z."lastSeenAt") FROM "Session" z WHERE z."userId" = m."userId") AS "lastSeenAt",
             (SELECT ${jsonList(attempt)}
              FROM "Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId" JOIN "Test" t ON t."id" = v."testId"
              WHERE a."userId" = m."userId" AND (a."completedAt" IS NOT NULL OR a."openKey" IS NOT NULL)) AS "attempts",
             (SELECT ${jsonMap(Prisma.sql`s."key"`, Prisma.sql`c."score"`)} FROM "ScaleScore" c JOIN "Scale" s ON s."id" = c."scaleId"
              WHERE c."attemptId" = i."id") AS "scores",
             i."completedAt" AS "interestsAt", i."careless", (
               SELECT v."testId" FROM "TestVersion" v WHERE v."id" = i."versionId") AS "interestsTest",
             (SELECT MAX(y."completedAt") FROM "Analysis" y WHERE y."userId" = m."userId") AS "analysedAt",
             x."completedAt" AS "chancesAt", x."facts" AS "chances",
             p."id" AS "planId", p."status" AS "planStatus", p."createdAt" AS "planMadeAt",
             (SELECT ${jsonList(jsonObject({ due: Prisma.sql`s."dueOn"`, facts: nested(Prisma.sql`s."facts"`) }))} FROM "Subtask" s
              WHERE s."planId" = p."id" AND s."doneAt" IS NULL AND s."dueOn" < ${today}) AS "overdue",
             (SELECT ${jsonList(talk)}
              FROM "Talk" k WHERE k."userId" = m."userId" AND k."organizationId" = m."organizationId") AS "talks"
      FROM "Member" m
      JOIN "User" u ON u."id" = m."userId"
      JOIN "Profile" f ON f."userId" = m."userId"
      LEFT JOIN "Group" g ON g."id" = m."groupId"
      LEFT JOIN "Attempt" i ON i."id" = (
        SELECT a."id" FROM "Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId" JOIN "Test" t ON t."id" = v."testId"
        WHERE a."userId" = m."userId" AND a."completedAt" IS NOT NULL AND t."instrument" = 'INTERESTS'
        ORDER BY a."completedAt" DESC, a."id" DESC LIMIT 1)
      LEFT JOIN "InstitutionAnalysis" x ON x."id" = (
        SELECT "id" FROM "InstitutionAnalysis" WHERE "userId" = m."userId" AND "completedAt" IS NOT NULL
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "Plan" p ON p."id" = (
        SELECT "id" FROM "Plan" WHERE "userId" = m."userId" AND "status" <> 'PENDING' AND "archivedAt" IS NULL
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      WHERE ${studentsOfSql(staff)} AND ${studentsInReachSql(staff.viewer)} AND ${chosen}
      ORDER BY f."nameKey", m."userId"`,
  )
  return rows.map(found => ({ ...found, facts: factsOf(found) }))
}

/** A pupil of the organisation within reach, or null. One query. */
export async function findStudent(staff: Staff, userId: string, today: string): Promise<Student | null> {
  return (await listStudentFacts(staff, { userId }, today))[0] ?? null
}

function factsOf(found: RowOf<typeof row>): StudentFacts {
  const { attempts, talks, joinedAt, onboardedAt, analysedAt } = found
  const asked = latest(talks.filter(({ kind }) => kind === 'ASKED'))
  const held = latest(talks.filter(({ kind }) => kind === 'HELD'))
  return {
    joinedAt,
    onboardedAt,
    open: attempts
      .filter(({ open, lastAnswerAt }) => open && lastAnswerAt !== null)
      .map(({ versionId, answered, lastAnswerAt }) => ({ versionId, answered, lastAnswerAt: new Date(lastAnswerAt!) })),
    completed: completionsOf(attempts),
    interests: interestsOf(found),
    analysedAt,
    chances: found.chancesAt && { completedAt: found.chancesAt, choices: choicesOf(found.chances) },
    plan: found.planMadeAt && {
      createdAt: found.planMadeAt,
      done: found.planStatus === 'COMPLETED',
      overdue: found.overdue,
    },
    asked: asked && { at: new Date(asked.at), words: asked.words },
    talkedAt: held && new Date(held.at),
  }
}

function latest(talks: readonly Talked[]): Talked | null {
  return talks.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null
}

function completionsOf(attempts: readonly Attempted[]) {
  const completed: Record<string, Date> = {}
  for (const { instrument, completedAt } of attempts) {
    if (completedAt === null) continue
    const at = new Date(completedAt)
    if (!completed[instrument] || at > completed[instrument]) completed[instrument] = at
  }
  return completed
}

function interestsOf({ interestsAt, careless, scores }: RowOf<typeof row>): StudentFacts['interests'] {
  if (!interestsAt || !letters.every(letter => letter in scores)) return null
  const profile = Object.fromEntries(letters.map(letter => [letter, toInterestValue(scores[letter]!)]))
  return { completedAt: interestsAt, careless, flat: isUndifferentiated(profile as Interests) }
}

/** The result of each programme in an analysis of chances. A programme that decides by requirements is `open` when they
 *  are met. */
function choicesOf(kept: unknown): NonNullable<StudentFacts['chances']>['choices'] {
  return (readAdmissionFacts(kept)?.choices ?? []).map(({ outcome, standing }) => {
    if (outcome.way !== 'REQUIREMENTS') return outcome.chance === null ? 'unknown' : (outcome.band ?? 'unknown')
    if (standing === 'unmet') return 'shut'
    return standing === 'unknown' ? 'unknown' : 'open'
  })
}

/** Titles and numbers of questions of the tests that pupils have left open, by version id. Cached. */
export async function nameOpenTests(students: readonly Student[], language: Language) {
  const ids = [...new Set(students.flatMap(({ facts }) => facts.open.map(({ versionId }) => versionId)))]
  const found = await Promise.all(ids.map(id => findInstrument(id)))
  return new Map(
    found.flatMap((instrument, at) =>
      instrument
        ? [[ids[at]!, { title: describe(instrument, language).title, questions: instrument.items.length }] as const]
        : [],
    ),
  )
}

export type OpenTests = Awaited<ReturnType<typeof nameOpenTests>>
