import { engine } from '#app/database/engine.server.ts'
import { reader } from '#app/database/reader.server.ts'
import { readRevision } from '#app/database/revisions.server.ts'

/** How many answers each function keeps; the one asked for longest ago goes first. */
const KEPT = 1000

/** What tells one state of the content from another. An edit, of this process or of any other, counts from the next question
 *  on. */
export const contentVersion = versionOf('content')

/** The same of what people tell one another. */
export const communityVersion = versionOf('community')

/** A scope without a row: content has one since it was seeded, so a database without it has not been started with this
 *  release, and every commit may have changed it; people may have told one another nothing yet. */
const unwritten = { content: async () => `at ${await reader.commits()}`, community: () => 'none' }

type Scope = keyof typeof unwritten

function versionOf(scope: Scope): () => Promise<string> {
  return { sqlite: () => lookedUpAfterCommits(scope), postgresql: () => () => lookUp(scope) }[engine]()
}

/** SQLite says in microseconds whether anything was committed; only then the number is looked up. PostgreSQL would be asked
 *  twice over the line instead of once. */
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

/** Makes a function that reads content remember its answers until content changes. Its answer depends on nothing but its
 *  arguments, which are plain values, and on content; on a person's rows only where their revision is among the
 *  arguments. It reads outside of any transaction. Answers are shared, so they are frozen. */
export function remembered<Given extends readonly unknown[], Answer>(
  read: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const answers = new Map<string, { version: string; answer: Promise<Answer> }>()
  return async (...given) => {
    // Known before it is read: what is read may be newer than that, never older.
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

/** Freezes plain objects and lists, and what they hold. What is frozen already is part of another answer, and whole. */
function freeze<T>(value: T): T {
  if (value instanceof Map) for (const each of value.values()) freeze(each)
  else if ((Array.isArray(value) || isPlain(value)) && !Object.isFrozen(value)) {
    // `Object.values` would make a list of every object of the content.
    for (const name in value) freeze(value[name])
    Object.freeze(value)
  }
  return value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
