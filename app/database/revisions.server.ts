import { setImmediate } from 'node:timers/promises'
import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { number, readRow, readRows, text } from './rows.server.ts'
import { dropOthers, keepTriggers, type Trigger } from './triggers.server.ts'

/** Owner of a row: shared content, posts and comments of the community, or the people in these columns; a row without a
 *  person of its own belongs to those of its parent. Null for rows shown on no page, or only on pages that check the
 *  whole database for changes. */
type Scope =
  | 'content'
  | 'community'
  | { people: string[] }
  | { parent: Prisma.ModelName; key: string; people: string }
  | null

const person: Scope = { people: ['userId'] }
const ofAttempt: Scope = { parent: 'Attempt', key: 'attemptId', people: 'userId' }
const ofAnalysis: Scope = { parent: 'Analysis', key: 'analysisId', people: 'userId' }
const ofPlan: Scope = { parent: 'Plan', key: 'planId', people: 'userId' }

/** The revision that each table counts in. A table missing here is a compile error. */
export const scopes: Record<Prisma.ModelName, Scope> = {
  Test: 'content',
  TestVersion: 'content',
  Scale: 'content',
  Item: 'content',
  Norm: 'content',
  AnswerReference: 'content',
  ItemStatistic: 'content',
  Profession: 'content',
  ProgrammeGroup: 'content',
  Country: 'content',
  City: 'content',
  Institution: 'content',
  Major: 'content',
  Speciality: 'content',
  MajorLanguage: 'content',
  Requirement: 'content',
  AdmissionStatistics: 'content',
  GrantResult: 'content',
  GrantPlan: 'content',
  UniversityMinimum: 'content',
  LegalFloor: 'content',
  ChanceFit: 'content',
  ExchangeRate: 'content',
  Material: 'content',
  MaterialSkill: 'content',
  ExamDate: 'content',
  // Shown on every page, or close one.
  Announcement: 'content',
  FeatureSwitch: 'content',

  User: { people: ['id'] },
  Profile: person,
  FormerUsername: person,
  PersonalSubscription: person,
  TotpDevice: person,
  Member: person,
  AcademicRecord: person,
  LanguageSkill: person,
  Certificate: person,
  StoredFile: { people: ['ownerId'] },
  Follow: { people: ['followerId', 'followedId'] },
  Interest: person,
  Consent: person,
  Attempt: person,
  Answer: ofAttempt,
  ScaleScore: ofAttempt,
  Recommendation: person,
  Analysis: person,
  AnalysisShare: ofAnalysis,
  Feedback: ofAnalysis,
  Making: person,
  InstitutionPick: person,
  InstitutionAnalysis: person,
  InstitutionChoice: { parent: 'InstitutionAnalysis', key: 'analysisId', people: 'userId' },
  PlanDraft: person,
  Plan: person,
  Stage: ofPlan,
  Subtask: ofPlan,
  // Written with the subtasks they belong to, and removed with content.
  PlanMaterial: null,
  Achievement: person,
  Notification: person,
  NotificationSetting: person,
  Block: { people: ['blockerId', 'blockedId'] },
  Mute: { people: ['muterId'] },
  Sanction: person,

  Post: 'community',
  PostPicture: 'community',
  Trend: 'community',
  Comment: 'community',
  PostLike: 'community',
  CommentLike: 'community',
  Story: 'community',
  StoryView: 'community',
  Project: 'community',
  ProjectObjective: 'community',
  ProjectSkill: 'community',
  ProjectInterest: 'community',
  ProjectImage: 'community',
  ProjectMember: 'community',
  ProjectRequest: 'community',
  ProjectFollow: 'community',
  Portfolio: person,
  PortfolioShare: person,
  // Written with the posts and comments they occur in.
  Hashtag: null,
  PostHashtag: null,
  Mention: null,
  HelpLine: 'content',

  // Pages of moderators, and of people who report.
  Report: null,
  ModerationCase: null,
  CasePicture: null,
  CaseWords: null,
  PictureHash: null,

  Session: null,
  OneTimeToken: null,
  AuditEvent: null,
  RateLimit: null,
  IdempotencyKey: null,
  Organization: null,
  Group: null,
  GroupYear: null,
  PasswordSlip: null,
  Import: null,
  ImportRow: null,
  ItemImport: null,
  MajorImport: null,
  GrantImport: null,
  GrantImportRow: null,
  CounsellorNote: null,
  Talk: null,
  PartnerApplication: null,
  ContentSuggestion: null,
  ContentRemoval: null,
  ContentEdit: null,
  LinkCheck: null,
  DailyCount: null,
  // Written together with the rows it indexes, mostly by triggers.
  SearchDocument: null,
  SeedStep: null,
  Job: null,
  Revision: null,
}

/** Scopes that belong to no single person. */
type Shared = 'content' | 'community'

/** On PostgreSQL the community revision is the sum of this many rows, and each connection increments one of them. With
 *  a single row all concurrent writers would conflict, and all but one would have to repeat. */
const PLACES = 32
const places = ['content', 'community', ...Array.from({ length: PLACES }, (_, at) => `community ${at}`)]
  .map(scope => `'${scope}'`)
  .join(', ')

const events = ['INSERT', 'UPDATE', 'DELETE'] as const
type Event = (typeof events)[number]

/** Returns the triggers that increment a revision with every write, whichever process, command or cascade it comes
 *  from. Most SQLite migrations recreate tables and lose their triggers, so they are not part of a migration but
 *  checked at every start (`keepRevisions`). On PostgreSQL they run once per statement: one per row would update the
 *  revision ten thousand times for ten thousand rows. */
export function wantedTriggers(): Map<string, Trigger> {
  const watched = Object.entries(scopes).flatMap(([table, scope]) => (scope === null ? [] : [{ table, scope }]))
  const triggers = watched.flatMap(({ table, scope }) =>
    events.map((event): [string, Trigger] => {
      // A deleted person's revision goes too, because its key is their id.
      const forgets = table === 'User' && event === 'DELETE'
      const work = forgets ? forget[engine] : raise(scope, event)
      return [`${table}_revision_${event.toLowerCase()}`, { table, event, work, once: true }]
    }),
  )
  return new Map(triggers)
}

const forget = {
  sqlite: `DELETE FROM "Revision" WHERE "scope" = OLD."id";`,
  postgresql: `DELETE FROM "Revision" WHERE "scope" IN (SELECT "id" FROM "old");`,
}

function raise(scope: NonNullable<Scope>, event: Event): string {
  const rows = { INSERT: ['NEW'], UPDATE: ['NEW', 'OLD'], DELETE: ['OLD'] }[event]
  const owners = isShared(scope) ? [sharedOf(scope, rows[0]!)] : rows.flatMap(row => ownersOf(scope, row))
  // Rows deleted together with their person increment nothing.
  const there = isShared(scope) ? 'TRUE' : 'EXISTS (SELECT 1 FROM "User" u WHERE u."id" = "scope")'
  const raised = `ON CONFLICT ("scope") DO UPDATE SET "number" = "number" + 1;`
  if (engine === 'sqlite')
    return `INSERT INTO "Revision" ("scope", "number") SELECT "scope", 1 FROM (${owners.join(' UNION ')}) WHERE ${there} ${raised}`
  // Ordered, so that two transactions that write for the same people do not deadlock.
  return `INSERT INTO "Revision" ("scope", "number") SELECT "scope", 1 FROM (${owners.join(' UNION ')}) s WHERE ${there} ORDER BY "scope" ${raised.replace('= "number"', '= "Revision"."number"')}`
}

function isShared(scope: NonNullable<Scope>): scope is Shared {
  return typeof scope === 'string'
}

function sharedOf(scope: Shared, row: string): string {
  if (engine === 'sqlite') return `SELECT '${scope}' AS "scope"`
  const place = scope === 'community' ? `'community ' || pg_backend_pid() % ${PLACES}` : `'${scope}'`
  return `SELECT ${place} AS "scope" WHERE EXISTS (SELECT 1 FROM "${row.toLowerCase()}")`
}

function ownersOf(scope: Exclude<NonNullable<Scope>, Shared>, row: string): string[] {
  const from = engine === 'sqlite' ? '' : ` FROM "${row.toLowerCase()}" r`
  const of = engine === 'sqlite' ? row : 'r'
  const distinct = engine === 'sqlite' ? '' : 'DISTINCT '
  if (!('parent' in scope)) return scope.people.map(column => `SELECT ${distinct}${of}."${column}" AS "scope"${from}`)
  const { parent, key, people } = scope
  return engine === 'sqlite'
    ? [`SELECT "${people}" AS "scope" FROM "${parent}" WHERE "id" = ${row}."${key}"`]
    : [`SELECT DISTINCT p."${people}" AS "scope"${from} JOIN "${parent}" p ON p."id" = r."${key}"`]
}

/** Restores triggers that are missing or differ, and drops those of removed tables. */
export async function keepRevisions(client: Db) {
  const wanted = wantedTriggers()
  await dropOthers(client, wanted, name => name.includes('_revision_'))
  await keepTriggers(client, wanted)
}

/** Returns how often shared content or the community's posts and comments were written; null in a database not yet
 *  started with this release. */
export async function readRevision(scope: Shared): Promise<number | null> {
  if (engine === 'postgresql') return (await (asked ??= askOnce())).get(scope) ?? null
  const query = Prisma.sql`SELECT "number" FROM "Revision" WHERE "scope" = ${scope}`
  return (await readRow({ number }, query))?.number ?? null
}

/** The pending query. All callers of the current turn share it; a query already sent is not reused. */
let asked: Promise<Map<string, number>> | undefined

/** Combines the reads of one turn of the event loop into one PostgreSQL query: a page makes dozens of them. */
async function askOnce(): Promise<Map<string, number>> {
  await setImmediate()
  asked = undefined
  const shared = await readRows(
    { scope: text, number },
    Prisma.sql`
      SELECT split_part("scope", ' ', 1) AS "scope", sum("number")::int AS "number" FROM "Revision"
      WHERE "scope" IN (${Prisma.raw(places)}) GROUP BY 1`,
  )
  return new Map(shared.map(row => [row.scope, row.number]))
}
