import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import {
  type CutoffsFile,
  type FileCutoff,
  type FileProblem,
  FILE_BYTES_AT_MOST,
  keyOf,
  readCutoffs,
  ROWS_AT_MOST,
} from './cutoffs-file.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'

/** So many rows are written at once; in between others get their turn. */
const BATCH = 200

/** The UNT counts to 140 since then. */
const FIRST_CYCLE = 2019

export type ImportOrder = {
  /** The year of admission: from 2019 to the one that comes next. */
  cycle: number
  dryRun: boolean
  /** The person who imports; null for an operator in the server's shell. */
  actorId: string | null
  now?: Date
}

export type ImportReport = {
  cycle: number
  dryRun: boolean
  /** How many were not known before, and how many say what is known. */
  fresh: number
  same: number
  changed: (FileCutoff & { before: number })[]
  file: CutoffsFile
}

/** Takes the cut-offs of one cycle out of a file: what is new is added, what differs replaced, nothing is ever taken away.
 *  With `dryRun` it only says what it would do. Done twice it changes nothing the second time; interrupted, it is done by
 *  doing it again. */
export async function importCutoffs(
  bytes: Uint8Array,
  { cycle, dryRun, actorId, now = new Date() }: ImportOrder,
): Promise<ImportReport | FileProblem> {
  if (!(Number.isInteger(cycle) && cycle >= FIRST_CYCLE && cycle <= schoolYearEnd(calendarDay(now))))
    return { problem: 'cycle-invalid' }
  const file = readCutoffs(bytes, await findGroupCodes())
  if ('problem' in file) return file
  const known = await db.grantCutoff.findMany({ where: { cycle } })
  const before = new Map(known.map(row => [keyOf(row), row.score]))
  const fresh = file.accepted.filter(row => !before.has(keyOf(row)))
  const changed = file.accepted.flatMap(row => {
    const score = before.get(keyOf(row))
    return score === undefined || score === row.score ? [] : [{ ...row, before: score }]
  })
  if (!dryRun) {
    await writeCutoffs(cycle, [...fresh, ...changed], addedBy(actorId, now))
    const details = { cycle, fresh: fresh.length, changed: changed.length, refused: file.refused.length }
    await recordEvent({ action: 'cutoffs.imported', actorId, details })
    await optimize()
  }
  const same = file.accepted.length - fresh.length - changed.length
  return { cycle, dryRun, fresh: fresh.length, same, changed, file }
}

/** The groups of the classifier, and those cut-offs were published for before. */
async function findGroupCodes() {
  const [groups, granted] = await Promise.all([
    db.programmeGroup.findMany({ select: { code: true } }),
    db.grantCutoff.findMany({ distinct: ['groupCode'], select: { groupCode: true } }),
  ])
  return new Set([...groups.map(({ code }) => code), ...granted.map(({ groupCode }) => groupCode)])
}

/** A release writes neither what was imported nor what an import has corrected. */
async function writeCutoffs(
  cycle: number,
  rows: readonly FileCutoff[],
  { origin, editedAt, editedById }: ReturnType<typeof addedBy>,
) {
  for (let first = 0; first < rows.length; first += BATCH) {
    const values = rows
      .slice(first, first + BATCH)
      .map(
        ({ groupCode, universityCode, pool, score }) =>
          Prisma.sql`(${groupCode}, ${universityCode}, ${pool}, ${cycle}, ${score}, ${origin}, ${editedAt}, ${editedById})`,
      )
    // One statement is a transaction of its own.
    await db.$executeRaw`
      INSERT INTO "GrantCutoff"
        ("groupCode", "universityCode", "pool", "cycle", "score", "origin", "editedAt", "editedById")
      VALUES ${Prisma.join(values)}
      ON CONFLICT ("groupCode", "universityCode", "pool", "cycle") DO UPDATE SET
        "score" = excluded."score", "editedAt" = excluded."editedAt", "editedById" = excluded."editedById"`
    await breathe()
  }
}

/** So many changes and refusals are told line by line. */
const TOLD = 20

/** What an import did, or why it did nothing, as lines for an operator. */
export function describeImport(outcome: ImportReport | FileProblem): string {
  if ('problem' in outcome) return describeProblem(outcome)
  const { cycle, fresh, same, changed, file } = outcome
  const { refused, rows } = file
  return [
    `${rows} rows for ${cycle}: ${fresh} new, ${changed.length} changed, ${same} the same, ${refused.length} refused`,
    ...first(changed, row => `  line ${row.line}: ${keyOf(row)}: ${row.before} → ${row.score}`),
    ...first(refused, ({ line, reasons }) => `  line ${line} refused: ${reasons.join(', ')}`),
    closing(outcome),
  ].join('\n')
}

function closing({ dryRun, fresh, changed }: ImportReport) {
  if (dryRun) return 'A dry run: nothing was written.'
  return fresh + changed.length > 0 ? 'Written. Now run: npm run chance:fit' : 'There was nothing to write.'
}

function first<T>(all: readonly T[], line: (one: T) => string): string[] {
  const told = all.slice(0, TOLD).map(line)
  return all.length > TOLD ? [...told, `  … and ${all.length - TOLD} more`] : told
}

function describeProblem(problem: FileProblem): string {
  switch (problem.problem) {
    case 'cycle-invalid':
      return `The cycle is the year of admission, from ${FIRST_CYCLE} to the next one.`
    case 'too-large':
      return `The file is larger than ${FILE_BYTES_AT_MOST / 1024 / 1024} MB.`
    case 'too-many-rows':
      return `The file has more than ${ROWS_AT_MOST} rows.`
    case 'empty':
      return 'There are no rows in the file.'
    case 'unreadable':
      return `The file cannot be read as CSV: line ${problem.line}, quotation marks or a line that is too long.`
    case 'columns-missing':
      return `These columns are missing: ${problem.missing.join(', ')}.`
  }
}
