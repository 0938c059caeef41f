import type { Db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { keepSearchIndex } from '#app/database/search.server.ts'
import { keepTriggers, type Trigger } from '#app/database/triggers.server.ts'
import { plainNameSteps } from '#app/domain/text/name-key.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { SearchKind } from './kinds.ts'

// Search documents, one per thing, are written in the transaction that writes the thing. The documents of people,
// professions and institutions are maintained by triggers from folded columns of their own rows, so no verb, list or
// release can forget them. Tests, projects and posts are written by their verbs through `writeDocument`
// (docs/decisions/090).

/** Placeholders of a statement's parameters. */
const given = engine === 'sqlite' ? ['?', '?'] : ['$1', '$2']

/** People whose documents are refreshed in one statement. */
const CHUNK = 5000

/** Days for which people who came of age are checked again, in case the site was down. */
const LOOK_BACK_DAYS = 60

type Document = {
  kind: SearchKind
  refId: string
  /** Owner of the thing; the document is deleted with their account. */
  ownerId: string | null
  /** EVERYONE, or the scope of a post. */
  scope: string
  /** The words it is found by, unfolded. */
  text: string
}

/** Writes the document of a thing, in the transaction that writes the thing. */
export async function writeDocument({ kind, refId, ownerId, scope, text }: Document, tx: Db) {
  const row = { ownerId, scope, folded: foldForSearch(text) }
  await tx.searchDocument.upsert({
    where: { kind_refId: { kind, refId } },
    create: { kind, refId, ...row },
    update: row,
  })
}

/** Deletes the document of a thing that must no longer be found. */
export async function removeDocument(kind: SearchKind, refId: string, tx: Db) {
  await tx.searchDocument.deleteMany({ where: { kind, refId } })
}

/** Brings the documents and their index up to date at start-up. Usually it reads only the names of the triggers; after
 *  a migration it compares everything and writes what differs. */
export async function keepDocuments(client: Db) {
  await keepSearchIndex(client)
  if (!(await keepTriggers(client, wantedTriggers()))) return
  for (const kind of ['PROFESSION', 'INSTITUTION'] as const) await client.$executeRawUnsafe(refreshContent(kind))
  for (let after = ''; ;) {
    const people = await client.user.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: CHUNK,
      select: { id: true },
    })
    const last = people.at(-1)?.id
    if (last === undefined) return
    await client.$executeRawUnsafe(refreshPeople(`u."id" > ${given[0]} AND u."id" <= ${given[1]}`), after, last)
    after = last
  }
}

/** Widens the scope of people who have come of age: from that day on everyone may find them. */
export async function widenScopes(now: Date, client: Db) {
  const day = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const since = dayBefore(`'${day(LOOK_BACK_DAYS)}'`)
  await client.$executeRawUnsafe(refreshPeople(`p."dateOfBirth" >= ${since} AND p."dateOfBirth" <= ${LAST_BIRTH}`))
}

/** The latest date of birth of an adult, today in Kazakhstan. It only narrows the search; `finding/find.server.ts`
 *  decides who may be found. */
const LAST_BIRTH =
  engine === 'sqlite'
    ? `date('now', '+5 hours', '-18 years')`
    : `to_char(now() AT TIME ZONE 'UTC' + interval '5 hours' - interval '18 years', 'YYYY-MM-DD')`

/** SQL: the day eighteen years before a day. */
function dayBefore(day: string) {
  return engine === 'sqlite' ? `date(${day}, '-18 years')` : `to_char(date ${day} - interval '18 years', 'YYYY-MM-DD')`
}

const joined = engine === 'sqlite' ? 'group_concat' : 'string_agg'

/** SQL: ids of the scopes in which a person is searched for: everyone for an adult, the members of their organisations
 *  and, for a minor, the people they follow; always their own id. */
const scopeOfPerson = `(CASE WHEN p."dateOfBirth" <= ${LAST_BIRTH} THEN 'EVERYONE ' ELSE '' END || u."id"
  || COALESCE((SELECT ' ' || ${joined}(m."organizationId", ' ') FROM "Member" m WHERE m."userId" = u."id" AND m."status" = 'ACTIVE'), '')
  || CASE WHEN p."dateOfBirth" <= ${LAST_BIRTH} THEN ''
     ELSE COALESCE((SELECT ' ' || ${joined}(f."followedId", ' ') FROM "Follow" f WHERE f."followerId" = u."id"), '') END)`

/** SQL: the folded name, with Kazakh letters as they are typed on a keyboard without them, and the username. */
const wordsOfPerson = `(${plainNameSteps.reduce(
  (column, [from, to]) => `replace(${column}, '${from}', '${to}')`,
  `p."nameKey"`,
)} || ' ' || u."usernameFolded")`

const orRenewed = `ON CONFLICT ("kind", "refId") DO UPDATE SET "scope" = excluded."scope", "folded" = excluded."folded"
  WHERE "SearchDocument"."scope" IS DISTINCT FROM excluded."scope" OR "SearchDocument"."folded" IS DISTINCT FROM excluded."folded"`

function refreshPeople(which: string) {
  return `INSERT INTO "SearchDocument" ("kind", "refId", "ownerId", "scope", "folded")
  SELECT 'PERSON', u."id", u."id", ${scopeOfPerson}, ${wordsOfPerson}
  FROM "User" u JOIN "Profile" p ON p."userId" = u."id" WHERE ${which} ${orRenewed}`
}

const contentTables = {
  PROFESSION: { table: 'Profession', words: 'titleFolded' },
  INSTITUTION: { table: 'Institution', words: 'searchFolded' },
} as const

function refreshContent(kind: keyof typeof contentTables, which = 'TRUE') {
  const { table, words } = contentTables[kind]
  return `INSERT INTO "SearchDocument" ("kind", "refId", "scope", "folded")
  SELECT '${kind}', c."id", 'EVERYONE', c."${words}" FROM "${table}" c WHERE c."retiredAt" IS NULL AND ${which} ${orRenewed}`
}

/** The triggers that write documents. They are not part of a migration because SQLite drops them when it rebuilds a
 *  table. */
export function wantedTriggers(): Map<string, Trigger> {
  const triggers = new Map<string, Trigger>()
  const on = (table: string, event: string, work: string) => {
    const name = `${table}_search_${event.split(' ')[0]!.toLowerCase()}`
    triggers.set(name, { table, event, work: `${work};` })
  }
  const person = (id: string) => refreshPeople(`u."id" = ${id}`)
  on('User', 'UPDATE OF "usernameFolded"', person('NEW."id"'))
  on('Profile', 'INSERT', person('NEW."userId"'))
  on('Profile', 'UPDATE OF "nameKey", "dateOfBirth"', person('NEW."userId"'))
  on('Member', 'INSERT', person('NEW."userId"'))
  on('Member', 'UPDATE OF "status", "organizationId", "userId"', person('NEW."userId"'))
  on('Member', 'DELETE', person('OLD."userId"'))
  // Only a minor's document depends on whom they follow.
  const minor = (id: string) =>
    refreshPeople(`u."id" = ${id} AND (p."dateOfBirth" IS NULL OR p."dateOfBirth" > ${LAST_BIRTH})`)
  on('Follow', 'INSERT', minor('NEW."followerId"'))
  on('Follow', 'DELETE', minor('OLD."followerId"'))
  for (const kind of ['PROFESSION', 'INSTITUTION'] as const) {
    const { table, words } = contentTables[kind]
    const gone = (which: string) =>
      `DELETE FROM "SearchDocument" WHERE "kind" = '${kind}' AND "refId" = OLD."id" AND ${which}`
    on(table, 'INSERT', refreshContent(kind, `c."id" = NEW."id"`))
    on(
      table,
      `UPDATE OF "${words}", "retiredAt"`,
      `${gone(`NEW."retiredAt" IS NOT NULL`)}; ${refreshContent(kind, `c."id" = NEW."id"`)}`,
    )
    on(table, 'DELETE', gone('TRUE'))
  }
  return triggers
}
