import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import {
  type FileGrant,
  type FileProblem,
  FILE_BYTES_AT_MOST,
  type GrantsFile,
  isSame,
  keyOf,
  readGrants,
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
  changed: (FileGrant & { before: Pick<FileGrant, 'minimum' | 'average' | 'grants'> })[]
  file: GrantsFile
}

/** Takes the grants of one year out of a file, all sections of it: what is new is added, what differs replaced, nothing is ever taken away.
 *  With `dryRun` it only says what it would do. Done twice it changes nothing the second time; interrupted, it is done by
 *  doing it again. */
export async function importCutoffs(
  bytes: Uint8Array,
  { cycle, dryRun, actorId, now = new Date() }: ImportOrder,
): Promise<ImportReport | FileProblem> {
  if (!(Number.isInteger(cycle) && cycle >= FIRST_CYCLE && cycle <= schoolYearEnd(calendarDay(now))))
    return { problem: 'cycle-invalid' }
  const file = readGrants(bytes, await findGroupCodes())
  if ('problem' in file) return file
  const known = await db.grantResult.findMany({ where: { year: cycle } })
  const before = new Map(known.map(row => [keyOf(row), row]))
  const fresh = file.accepted.filter(row => !before.has(keyOf(row)))
  const changed = file.accepted.flatMap(row => {
    const was = before.get(keyOf(row))
    if (!was) return []
    // What the file does not tell stays as it is known.
    const now = { ...row, average: row.average ?? was.average, grants: row.grants ?? was.grants }
    const { minimum, average, grants } = was
    return isSame(now, was) ? [] : [{ ...now, before: { minimum, average, grants } }]
  })
  if (!dryRun) {
    await writeGrants(cycle, [...fresh, ...changed], addedBy(actorId, now))
    const details = { cycle, fresh: fresh.length, changed: changed.length, refused: file.refused.length }
    await recordEvent({ action: 'cutoffs.imported', actorId, details })
    await optimize()
  }
  const same = file.accepted.length - fresh.length - changed.length
  return { cycle, dryRun, fresh: fresh.length, same, changed, file }
}

/** The groups of the classifier, and those grants were published for before. */
async function findGroupCodes() {
  const [groups, granted] = await Promise.all([
    db.programmeGroup.findMany({ select: { code: true } }),
    db.grantResult.findMany({ distinct: ['groupCode'], select: { groupCode: true } }),
  ])
  return new Set([...groups.map(({ code }) => code), ...granted.map(({ groupCode }) => groupCode)])
}

/** A release writes neither what was imported nor what an import has corrected. */
async function writeGrants(
  cycle: number,
  rows: readonly FileGrant[],
  { origin, editedAt, editedById }: ReturnType<typeof addedBy>,
) {
  for (let first = 0; first < rows.length; first += BATCH) {
    const values = rows
      .slice(first, first + BATCH)
      .map(
        ({ section, form, groupCode, universityCode, tag, quota, minimum, average, grants }) =>
          Prisma.sql`(${cycle}, ${section}, ${form}, ${groupCode}, ${universityCode}, ${tag}, ${quota}, ${minimum}, ${average}, ${grants}, ${origin}, ${editedAt}, ${editedById})`,
      )
    // One statement is a transaction of its own.
    await db.$executeRaw`
      INSERT INTO "GrantResult"
        ("year", "section", "form", "groupCode", "universityCode", "tag", "quota", "minimum", "average", "grants",
         "origin", "editedAt", "editedById")
      VALUES ${Prisma.join(values)}
      ON CONFLICT ("year", "section", "form", "groupCode", "universityCode", "tag", "quota") DO UPDATE SET
        "minimum" = excluded."minimum", "average" = excluded."average", "grants" = excluded."grants",
        "editedAt" = excluded."editedAt", "editedById" = excluded."editedById"`
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
    ...first(changed, row => `  line ${row.line}: ${keyOf(row)}: ${told(row.before)} → ${told(row)}`),
    ...first(refused, ({ line, reasons }) => `  line ${line} refused: ${reasons.join(', ')}`),
    closing(outcome),
  ].join('\n')
}

const told = ({ minimum, average, grants }: Pick<FileGrant, 'minimum' | 'average' | 'grants'>) =>
  [minimum, average ?? '–', grants ?? '–'].join(' / ')

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
