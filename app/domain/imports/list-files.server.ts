import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { type Column, columns } from './columns.ts'
import type { FoundImport, RefusedRow } from './list-imports.server.ts'
import { listRefused } from './list-imports.server.ts'
import type { ImportKind } from './kinds.ts'

/** Columns of the template, in order. The optional columns of the account come last. */
const templateColumns: Column[] = ['lastName', 'firstName', 'dateOfBirth', 'gender', 'group', 'language', 'email', 'username'] // oxfmt-ignore

const MOST_REFUSED = 10_000

type Words = { sheet: string; column: (column: Column) => string }

/** Writes an empty list to fill in, with two sample rows that show the format of the cells. */
export async function writeTemplate(kind: ImportKind, language: Language, words: Words, sample: string[][]) {
  const shown = templateColumns.filter(column => column !== 'group' || kind === 'STUDENTS')
  const rows = sample.map(cells => shown.map(column => cells[templateColumns.indexOf(column)] ?? ''))
  const content = await writeSheet(
    words.sheet,
    shown.map(column => ({ header: words.column(column), width: 22 })),
    rows,
  )
  return { name: `${kind.toLowerCase()}-${language}.xlsx`, content }
}

/** Writes the refused rows as typed, with an extra column for the reasons, so that the corrected file can be uploaded
 *  again. Recorded in the audit log, like every export of personal data. */
export async function writeRefused(
  { viewer, organization }: Staff,
  { id, columns: { found } }: FoundImport,
  words: Words & { reason: string; reasonsOf: (row: RefusedRow) => string },
) {
  const { refused } = await listRefused(id, { after: 0, most: MOST_REFUSED })
  const shown = columns.filter(column => found.some(other => other.column === column))
  const headers = shown.map(column => found.find(other => other.column === column)!.header)
  const details = { kind: 'refused', importId: id, count: refused.length }
  await recordEvent({ action: 'organization.exported', actorId: viewer.id, organizationId: organization.id, details })
  const rows = refused.map(row => [...shown.map(column => row.cells[column] ?? ''), words.reasonsOf(row)])
  return writeSheet(
    words.sheet,
    [...headers.map(header => ({ header, width: 20 })), { header: words.reason, width: 70 }],
    rows,
  )
}
