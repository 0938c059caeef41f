import { engine } from '#app/database/engine.server.ts'
import { reader } from '#app/database/reader.server.ts'
import { readRevision } from '#app/database/revisions.server.ts'

/** Results cached per function; the least recently used one is evicted first. */
const KEPT = 1000

/** Identifies a state of the content. Edits by this or any other process are visible at the next call. */
export const contentVersion = versionOf('content')

/** The same for the community: posts, comments and other contributions of users. */
export const communityVersion = versionOf('community')

/** Version of a scope without a row in the revision table. Content always has a row after the seed; a database without
 *  one has not been started with this release yet, so any commit may have changed its content. The community may simply
 *  have no contributions yet. */
const unwritten = { content: async () => `at ${await reader.commits()}`, community: () => 'none' }

type Scope = keyof typeof unwritten

function versionOf(scope: Scope): () => Promise<string> {
  return { sqlite: () => lookedUpAfterCommits(scope), postgresql: () => () => lookUp(scope) }[engine]()
}

/** SQLite tells within microseconds whether there was a commit, so the revision is read only then. On PostgreSQL this
 *  would mean two round trips instead of one. */
function lookedUpAfterCommits(scope: Scope): () => Promise<string> {
  let seen: { commits: string; version: Promise<string> } | undefined
  return async () => {
    const commits = await reader.commits()
    if (seen?.commits !== commits) seen = { commits, version: lookUp(scope) }
    return seen.version
  }
}

async function lookUp(scope: Scope): Promise<string> {
  const revision = await readRevision(scope)
  return revision === null ? unwritten[scope]() : String(revision)
}

/** Caches a function that reads content until content changes. Its result may depend only on its arguments (plain
 *  values) and on content; it may depend on a person's rows only if their revision is an argument. It must read outside
 *  transactions. Results are shared and therefore frozen. */
export function cached<Given extends readonly unknown[], Answer>(
  read: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const answers = new Map<string, { version: string; answer: Promise<Answer> }>()
  return async (...given) => {
    // The version is read first, so the result may be newer than its version but never older.
    const version = await contentVersion()
    const key = JSON.stringify(given)
    const kept = answers.get(key)
    answers.delete(key)
    const current = kept?.version === version ? kept : { version, answer: read(...given).then(freeze) }
    answers.set(key, current)
    if (answers.size > KEPT) answers.delete(answers.keys().next().value!)
    if (current !== kept) current.answer.catch(() => answers.delete(key))
    return current.answer
  }
}

/** Freezes plain objects and arrays recursively. A frozen one belongs to another result and is frozen completely. */
function freeze<T>(value: T): T {
  if (value instanceof Map) for (const each of value.values()) freeze(each)
  else if ((Array.isArray(value) || isPlain(value)) && !Object.isFrozen(value)) {
    // `Object.values` would allocate an array for every object.
    for (const name in value) freeze(value[name])
    Object.freeze(value)
  }
  return value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
