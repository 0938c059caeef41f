import { setImmediate } from 'node:timers/promises'
import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { number, readRow, readRows, text } from './rows.server.ts'
import { dropOthers, keepTriggers, type Trigger } from './triggers.server.ts'

/** What a row belongs to: everybody's content, what people tell one another, or the people in these columns; a row without a person of its own belongs
 *  to those of its parent. Null is what no page shows, or only pages that ask the whole database. */
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

/** Every table with the revision its rows count in. A table that is not named here does not compile. */
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
  // They stand on every page, or keep one shut.
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
  // Written with the subtasks they help with, and gone with content.
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
  // Written with the posts and comments they stand in.
  Hashtag: null,
  PostHashtag: null,
  Mention: null,
  HelpLine: 'content',

  // Pages of those who look after the rest, and of those who report.
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
  // Written with what it tells of, by triggers for the most part.
  SearchDocument: null,
  SeedStep: null,
  Job: null,
  Revision: null,
}

/** The scopes that are nobody's own. */
type Shared = 'content' | 'community'

/** On PostgreSQL the revision of what people tell one another is the sum of so many rows, and a connection raises one of them:
 *  a single row would be what all who write at once write, and all but one of them would have to do it again. */
const PLACES = 32
const places = ['content', 'community', ...Array.from({ length: PLACES }, (_, at) => `community ${at}`)]
  .map(scope => `'${scope}'`)
  .join(', ')

const events = ['INSERT', 'UPDATE', 'DELETE'] as const
type Event = (typeof events)[number]

/** The triggers that raise a revision with every write, whichever process, command or cascade it comes from. SQLite makes
 *  a table anew for most migrations and forgets its triggers: so they are no migration, and are looked after at every
 *  start (`keepRevisions`). PostgreSQL raises it once a statement: of ten thousand rows one would be written as often. */
export function wantedTriggers(): Map<string, Trigger> {
  const watched = Object.entries(scopes).flatMap(([table, scope]) => (scope === null ? [] : [{ table, scope }]))
  const triggers = watched.flatMap(({ table, scope }) =>
    events.map((event): [string, Trigger] => {
      // Nothing of a deleted person stays, and the revision is found by their id.
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
  // What goes with a person raises nothing any more.
  const there = isShared(scope) ? 'TRUE' : 'EXISTS (SELECT 1 FROM "User" u WHERE u."id" = "scope")'
  const raised = `ON CONFLICT ("scope") DO UPDATE SET "number" = "number" + 1;`
  if (engine === 'sqlite')
    return `INSERT INTO "Revision" ("scope", "number") SELECT "scope", 1 FROM (${owners.join(' UNION ')}) WHERE ${there} ${raised}`
  // In one order, so that two that write for the same people do not wait for each other in a circle.
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

/** Puts back the triggers that are missing or say something else, and takes away those of tables that are gone. */
export async function keepRevisions(client: Db) {
  const wanted = wantedTriggers()
  await dropOthers(client, wanted, name => name.includes('_revision_'))
  await keepTriggers(client, wanted)
}

/** How often content was written, or what people tell one another; null in a database that has not been started with this
 *  release. */
export async function readRevision(scope: Shared): Promise<number | null> {
  if (engine === 'postgresql') return (await (asked ??= askOnce())).get(scope) ?? null
  const query = Prisma.sql`SELECT "number" FROM "Revision" WHERE "scope" = ${scope}`
  return (await readRow({ number }, query))?.number ?? null
}

/** A question that has not been put yet. Whoever asks by then is answered with it; nobody is by one that was put before. */
let asked: Promise<Map<string, number>> | undefined

/** Puts the questions of this turn of the process to PostgreSQL as one: they come by the dozen for a page. */
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
