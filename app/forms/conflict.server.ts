import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import type { VersionRow } from '#app/ui/two-versions.tsx'
import { formDataOf, judgeForm, type Schema } from './form.server.ts'
import { type Difference, type Pick, settle, type Values } from './two-versions.ts'

/** A record as values of its form, with its current version. */
export type Kept = { version: number; values: Values }

/** Data of the conflict page. `hidden` are the typed values of the form; `again` means that a choice was missing. */
type Conflict = { version: number; base: string; hidden: Values; differences: Difference[]; again: boolean }

/** The same with texts: who has saved, at what time, and a row for every difference. */
export type WordedConflict = Omit<Conflict, 'differences'> & { rows: VersionRow[]; by: string | null; at: string }

type Words = {
  by: string | null
  at: string
  label: (name: string) => string
  /** Describes a field's value to the reader; by default the value itself. */
  value?: (name: string, value: string) => string
}

/** Reads a form made from a version of a record (`VersionFields`). Returns a `conflict`, to be shown by
 *  `conflictAnswer`, when another person has saved the record since and a choice is missing for a field both have
 *  changed. Otherwise returns what `readForm` returns, with the chosen values; `declined` are the typed values that
 *  were given up. If another save happens in between, `raced` returns its conflict, or null when nothing is left to
 *  save. */
export async function readVersioned<S extends Schema>(args: GuardArgs, schema: S, kept: Kept) {
  return parseVersioned(args, await formDataOf(args.request), schema, kept)
}

/** The same for form data that has been read already. */
export function parseVersioned<S extends Schema>(args: GuardArgs, posted: FormData, schema: S, kept: Kept) {
  const nothing = { conflict: null, value: null, declined: null, refuse: null, raced: null }
  const typed = judgeForm(args, posted, schema)
  if (!typed.valid) return { ...nothing, refused: typed.refuse({}) }

  const judged = judgeVersions(posted, kept, picksIn(posted, kept.values))
  if (judged.conflict) return { ...nothing, refused: null, conflict: judged.conflict }
  for (const [name, value] of Object.entries(judged.settled)) posted.set(name, value)
  const { valid, value, refuse } = judgeForm(args, posted, schema)
  if (!valid) return { ...nothing, refused: refuse({}) }
  const raced = (now: Kept) => judgeVersions(posted, now, null).conflict
  return { conflict: null, refused: null, value, declined: judged.declined, refuse, raced }
}

/** Returns the response of status 409 that shows both versions (`ConflictPage`). */
export function conflictAnswer(args: GuardArgs, { differences, ...rest }: Conflict, { by, at, label, value }: Words) {
  args.context.refused = true
  const worded = (name: string, text: string) => (text && value ? value(name, text) : text)
  const rows = differences.map(({ name, changedBy, ...versions }) => ({
    ...{ name, changedBy, label: label(name) },
    ...{ base: worded(name, versions.base), theirs: worded(name, versions.theirs), mine: worded(name, versions.mine) },
  }))
  const conflict: WordedConflict = { ...rest, rows, by, at }
  return data({ conflict }, { status: 409 })
}

/** What `readVersioned` and `parseVersioned` return. */
export type VersionedForm<S extends Schema> = Awaited<ReturnType<typeof readVersioned<S>>>

function judgeVersions(posted: FormData, { version, values }: Kept, picks: Picks) {
  const mine = valuesIn(posted, values)
  const base = baseIn(posted, values)
  const seen = Number(posted.get('version') ?? NaN)
  const outcome = settle({ base, mine, picks, theirs: values, seen, now: version })
  if (outcome.differences === null) return { settled: outcome.settled, declined: outcome.declined, conflict: null }
  const { differences } = outcome
  const conflict: Conflict = { version, base: JSON.stringify(base), hidden: mine, differences, again: picks !== null }
  return { settled: null, declined: null, conflict }
}

type Picks = Partial<Record<string, Pick>> | null

function valuesIn(posted: FormData, fields: Values): Values {
  return Object.fromEntries(Object.keys(fields).map(name => [name, textIn(posted, name)]))
}

/** Returns the initial values of the form; the current ones if the form has lost them. */
function baseIn(posted: FormData, kept: Values): Values {
  try {
    const base = JSON.parse(textIn(posted, 'base')) as unknown
    const known = base && typeof base === 'object' ? (base as Record<string, unknown>) : {}
    return Object.fromEntries(Object.keys(kept).map(name => [name, asText(known[name]) ?? kept[name] ?? '']))
  } catch {
    return kept
  }
}

function picksIn(posted: FormData, fields: Values): Picks {
  if (!posted.has('choosing')) return null
  return Object.fromEntries(
    Object.keys(fields).flatMap(name => {
      const pick = posted.get(`pick_${name}`)
      return pick === 'theirs' || pick === 'mine' ? [[name, pick]] : []
    }),
  )
}

/** Normalises line ends to the stored form. */
function textIn(posted: FormData, name: string) {
  return (asText(posted.get(name)) ?? '').replace(/\r\n?/g, '\n').trim()
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : null
}
