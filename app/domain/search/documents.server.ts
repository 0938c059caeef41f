import type { Db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { keepSearchIndex } from '#app/database/search.server.ts'
import { keepTriggers, type Trigger } from '#app/database/triggers.server.ts'
import { plainNameSteps } from '#app/domain/text/name-key.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { SearchKind } from './kinds.ts'

// What can be found, one document a thing, written in the transaction of the thing. People, professions and institutions
// have the words they are found by in their own rows, folded: triggers carry them over, so that no verb, list or release can
// forget to. Tests, projects and posts are written by their verbs through `writeDocument` (docs/decisions/090).

/** How a statement names what it is given. */
const given = engine === 'sqlite' ? ['?', '?'] : ['$1', '$2']

/** Whose documents of people are looked after at once. */
const CHUNK = 5000

/** People who came of age so many days ago are looked at again, whatever kept the site from it. */
const LOOK_BACK_DAYS = 60

type Document = {
  kind: SearchKind
  refId: string
  /** Whose it is: it goes with their account. */
  ownerId: string | null
  /** EVERYONE, or the scope of a post. */
  scope: string
  /** The words it is found by, as they are written. */
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

/** Takes away the document of a thing that is not to be found any more. */
export async function removeDocument(kind: SearchKind, refId: string, tx: Db) {
  await tx.searchDocument.deleteMany({ where: { kind, refId } })
}

/** Brings the documents and their index up to date at a start. Where nothing was missing nothing is read but the names of
 *  triggers; after a migration everything is compared, and only what differs is written. */
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

/** People who have come of age are found by everybody from that day on. */
export async function widenScopes(now: Date, client: Db) {
  const day = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const since = dayBefore(`'${day(LOOK_BACK_DAYS)}'`)
  await client.$executeRawUnsafe(refreshPeople(`p."dateOfBirth" >= ${since} AND p."dateOfBirth" <= ${LAST_BIRTH}`))
}

/** The latest birth of somebody who is of age today, in Kazakhstan. Who really may be found is asked again when one looks
 *  (`finding/find.server.ts`): this only leads there. */
const LAST_BIRTH =
  engine === 'sqlite'
    ? `date('now', '+5 hours', '-18 years')`
    : `to_char(now() AT TIME ZONE 'UTC' + interval '5 hours' - interval '18 years', 'YYYY-MM-DD')`

/** The day eighteen years before a day. */
function dayBefore(day: string) {
  return engine === 'sqlite' ? `date(${day}, '-18 years')` : `to_char(date ${day} - interval '18 years', 'YYYY-MM-DD')`
}

const joined = engine === 'sqlite' ? 'group_concat' : 'string_agg'

/** Who is led to a person: everybody to an adult, the members of their organisations, and to a minor those they follow.
 *  All of it as ids, beside the person's own. */
const scopeOfPerson = `(CASE WHEN p."dateOfBirth" <= ${LAST_BIRTH} THEN 'EVERYONE ' ELSE '' END || u."id"
  || COALESCE((SELECT ' ' || ${joined}(m."organizationId", ' ') FROM "Member" m WHERE m."userId" = u."id" AND m."status" = 'ACTIVE'), '')
  || CASE WHEN p."dateOfBirth" <= ${LAST_BIRTH} THEN ''
     ELSE COALESCE((SELECT ' ' || ${joined}(f."followedId", ' ') FROM "Follow" f WHERE f."followerId" = u."id"), '') END)`

/** A name's key with Kazakh letters as they are typed without a Kazakh keyboard, and the username. */
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

/** The triggers that write documents. SQLite forgets them when it makes a table anew, so they are no migration. */
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
  // Whom an adult follows leads nobody to them.
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
