import { stringify } from 'csv-stringify/sync'
import { describeFit } from './chance-figures.ts'
import { findChanceFigures } from './chance-fit.server.ts'
import { type GrantSheetFault, keepGrantSheet, planGrants, type PlannedGrant, readGrantSheet } from './grant-imports.server.ts' // oxfmt-ignore
import type { GrantFigures, GrantSheet } from './grant-sheet.ts'
import { FIRST_YEAR, isGrantYear } from './grant-years.ts'
import { publishGrants } from './publish-grants.server.ts'
import { workOnGrants } from './work-on-grants.server.ts'

/** Import of grant results from the server's shell. Does the same as an administrator on the site, but in one go and
 *  without a review of the figures. */

type ImportOrder = { path: string; fileName: string; year: number; dryRun: boolean }
export type ImportReport = { dryRun: boolean; sheet: GrantSheet; planned: PlannedGrant[]; published: boolean }
type Problem = GrantSheetFault | { fault: 'cycle-invalid' }

/** Imports the grants of one year from a file, all sections. Adds new rows, replaces changed ones, never deletes any,
 *  and puts the new fit into use at once. With `dryRun` it only reports the changes. */
export async function importCutoffs({ path, fileName, year, dryRun }: ImportOrder): Promise<ImportReport | Problem> {
  if (!isGrantYear(year)) return { fault: 'cycle-invalid' }
  const sheet = await readGrantSheet({ kind: 'RESULTS', year, path })
  if ('fault' in sheet) return sheet
  const planned = await planGrants(sheet)
  const isNews = planned.some(({ outcome }) => outcome !== 'SAME')
  if (dryRun || !isNews) return { dryRun, sheet, planned, published: false }
  const importId = await keepGrantSheet(sheet, { fileName, actorId: null, atOnce: true })
  let outcome: Awaited<ReturnType<typeof publishGrants>>
  do {
    await workOnGrants(importId)
    outcome = await publishGrants(null, importId)
  } while (outcome === 'anew')
  return { dryRun, sheet, planned, published: outcome === 'done' }
}

/** Maximum number of changes and of refusals listed in the report. */
const TOLD = 20

/** Describes an import, or why it was refused, as text for an operator. */
export async function describeImport(outcome: ImportReport | Problem): Promise<string> {
  if ('fault' in outcome) return describeProblem(outcome)
  const { sheet, planned } = outcome
  const count = (of: string) => planned.filter(row => row.outcome === of).length
  const changed = planned.filter(row => row.outcome === 'CHANGED')
  const { refused, rows, year } = sheet
  return [
    `${rows} rows for ${year}: ${count('FRESH')} new, ${changed.length} changed, ${count('SAME')} the same, ${refused.length} refused`,
    ...first(
      changed,
      row => `  row ${row.number}: ${row.rowId}: ${figuresText(row.before!)} → ${figuresText(row.after)}`,
    ),
    ...first(refused, ({ number, reasons }) => `  row ${number} refused: ${reasons.join(', ')}`),
    await closing(outcome),
  ].join('\n')
}

const figuresText = ({ minimum, average, grants }: GrantFigures) => [minimum, average ?? '–', grants ?? '–'].join(' / ')

async function closing({ dryRun, published }: ImportReport) {
  if (dryRun) return 'A dry run: nothing was written.'
  if (!published) return 'There was nothing to write.'
  const fit = await findChanceFigures()
  return fit ? `Written, and learnt from:\n${describeFit(fit)}` : 'Written.'
}

function first<T>(all: readonly T[], line: (one: T) => string): string[] {
  const shown = all.slice(0, TOLD).map(line)
  return all.length > TOLD ? [...shown, `  … and ${all.length - TOLD} more`] : shown
}

function describeProblem(problem: Problem): string {
  switch (problem.fault) {
    case 'cycle-invalid':
      return `The cycle is the year of admission, from ${FIRST_YEAR} to the next one.`
    case 'listColumnsMissing':
      return `These columns are missing: ${problem.missing.join(', ')}.`
    case 'listTooLong':
      return 'The file has more than 10,000 rows.'
    case 'listTooLarge':
      return 'The file is too large.'
    case 'listEmpty':
    case 'listNoRows':
      return 'There are no rows in the file.'
    default:
      return 'The file cannot be read: an Excel workbook (.xlsx) or text parted by commas, semicolons or tabs is needed.'
  }
}

const REASON = 'reason'

/** Writes the refused rows as a CSV file with a column of reasons, to be corrected and imported again. UTF-8 with the
 *  byte order mark that Excel expects; formulas are escaped. */
export function writeRejects({ header, refused }: Pick<GrantSheet, 'header' | 'refused'>): string {
  const kept = header.flatMap((name, at) => (name.toLowerCase() === REASON ? [] : [at]))
  const rows = refused.map(({ cells, reasons }) => [...kept.map(at => cells[at] ?? ''), reasons.join(' ')])
  const options = { bom: true, delimiter: ';', escape_formulas: true }
  return stringify([[...kept.map(at => header[at]!), REASON], ...rows], options)
}
