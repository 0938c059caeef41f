import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import { rowIdOf } from '#app/domain/content/tables.ts'
import { fold } from '#app/domain/text/fold.ts'
import names from './grant-columns.json' with { type: 'json' }
import { allSections, planParts } from './grants-model.ts'

/** Columns and validation of a sheet with one year's admission results, as uploaded by an administrator. */

export const grantKinds = ['RESULTS', 'PLAN', 'MINIMA'] as const
/** Grants awarded, grants announced, and the minima of universities. */
export type GrantKind = (typeof grantKinds)[number]

/** Table that each kind of sheet is stored in. */
export const grantTables = { RESULTS: 'GrantResult', PLAN: 'GrantPlan', MINIMA: 'UniversityMinimum' } as const

export const grantColumns = {
  RESULTS: ['section', 'form', 'group', 'university', 'tag', 'quota', 'minimum', 'average', 'grants'],
  PLAN: ['group', 'part', 'grants'],
  MINIMA: ['university', 'group', 'minimum'],
} as const
export type GrantColumn = (typeof grantColumns)[GrantKind][number]

/** Required columns. Without the optional ones a sheet of results counts as section GENERAL, form FULL, with lowest
 *  scores only. */
export const neededColumns: Record<GrantKind, readonly GrantColumn[]> = {
  RESULTS: ['group', 'university', 'quota', 'minimum'],
  PLAN: grantColumns.PLAN,
  MINIMA: grantColumns.MINIMA,
}

/** Reasons for refusing a row, with the column each concerns. */
export const refusedColumns = {
  'programme-group-unknown': 'group',
  'university-code-invalid': 'university',
  'section-unknown': 'section',
  'form-unknown': 'form',
  'quota-unknown': 'quota',
  'tag-invalid': 'tag',
  'part-unknown': 'part',
  'minimum-invalid': 'minimum',
  'average-invalid': 'average',
  'grants-invalid': 'grants',
  'twice-with-different-figures': null,
} as const satisfies Record<string, GrantColumn | null>
export type GrantReason = keyof typeof refusedColumns

/** Figures of a row; null where the sheet has none. */
export type GrantFigures = { minimum: number | null; average: number | null; grants: number | null }

/** An accepted row. Fields that this kind of sheet does not have are null. */
export type SheetGrant = GrantFigures & {
  number: number
  /** Id of the content row it writes. */
  rowId: string
  section: string | null
  form: string | null
  groupCode: string
  universityCode: string | null
  tag: string | null
  quota: string | null
  part: string | null
}

export type RefusedGrant = { number: number; reasons: GrantReason[]; cells: string[] }

export type FoundColumn = { column: GrantColumn; at: number; header: string }

export type GrantSheet = {
  kind: GrantKind
  year: number
  /** All column names in the file; `columns` are the recognised ones. */
  header: string[]
  columns: FoundColumn[]
  /** Number of rows below the header, without empty ones. */
  rows: number
  /** One per content row. An identical repetition is counted only in `rows`. */
  accepted: SheetGrant[]
  refused: RefusedGrant[]
}

type SheetRow = { number: number; cells: string[] }
type Missing = { missing: GrantColumn[] }

/** Rows searched for the header, because a title or the year may stand above it. */
const ABOVE = 10

/** Validates the rows of a sheet, given the known programme groups. Returns the `missing` columns when a required one
 *  is not found. Rows that contradict each other are all refused, so their order does not matter. */
export function judgeSheet(
  rows: readonly SheetRow[],
  { kind, year, groupCodes }: { kind: GrantKind; year: number; groupCodes: ReadonlySet<string> },
): GrantSheet | Missing {
  const heads = rows.slice(0, ABOVE).map(({ cells }) => columnsIn(cells, kind))
  const most = Math.max(0, ...heads.map(found => found.length))
  const at = heads.findIndex(found => found.length === most)
  const columns = heads[at] ?? []
  const missing = neededColumns[kind].filter(column => !columns.some(found => found.column === column))
  if (missing.length > 0) return { missing }

  const body = rows.slice(at + 1)
  const places = new Map(columns.map(({ column, at: place }) => [column, place]))
  const judged = body.map(row => ({ row, read: readRow(row, places, { kind, year, groupCodes }) }))
  const { accepted, contradicting } = withoutContradictions(
    judged.flatMap(({ read }) => ('rowId' in read ? [read] : [])),
  )
  const refused = judged.flatMap(({ row: { number, cells }, read }): RefusedGrant[] => {
    if (!('rowId' in read)) return [{ number, cells, reasons: read.reasons }]
    return contradicting.has(read.rowId) ? [{ number, cells, reasons: ['twice-with-different-figures'] }] : []
  })
  return { kind, year, header: rows[at]!.cells, columns, rows: body.length, accepted, refused }
}

const columnNames = new Map(
  Object.entries(names).flatMap(([column, all]) => all.map(name => [name, column as GrantColumn] as const)),
)

function columnsIn(cells: readonly string[], kind: GrantKind): FoundColumn[] {
  const found: FoundColumn[] = []
  for (const [at, header] of cells.entries()) {
    const column = columnNames.get(
      fold(header)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    const known = column && (grantColumns[kind] as readonly GrantColumn[]).includes(column)
    if (known && !found.some(other => other.column === column)) found.push({ column, at, header })
  }
  return found
}

type About = { kind: GrantKind; year: number; groupCodes: ReadonlySet<string> }

function readRow(
  { number, cells }: SheetRow,
  places: ReadonlyMap<GrantColumn, number>,
  about: About,
): SheetGrant | { reasons: GrantReason[] } {
  const { kind, year } = about
  const cell = (column: GrantColumn) => cells[places.get(column) ?? -1] ?? ''
  const read = { RESULTS: readResult, PLAN: readPlan, MINIMA: readMinimum }[kind](cell, about)
  const reasons = Object.entries(read).flatMap(([, value]) => (isWrong(value) ? [value.wrong] : []))
  if (reasons.length > 0) return { reasons }
  const row = { ...nothing, ...(read as Omit<SheetGrant, 'number' | 'rowId'>) }
  // A mean cannot be below the lowest score.
  if (row.average !== null && row.average < row.minimum!) return { reasons: ['average-invalid'] }
  return { ...row, number, rowId: rowIdOf(grantTables[kind], { ...row, year }) }
}

const nothing = {
  ...{ section: null, form: null, universityCode: null, tag: null, quota: null, part: null },
  ...{ minimum: null, average: null, grants: null },
}

type Cell = (column: GrantColumn) => string
type Wrong = { wrong: GrantReason }
const isWrong = (value: unknown): value is Wrong => typeof value === 'object' && value !== null && 'wrong' in value

const sections = new Set(allSections)
const parts = new Set(planParts)
const forms = new Set(['FULL', 'SHORT'])
/** GRANT is the name of the general quota in earlier files. */
const quotas = new Map([['GENERAL', 'GENERAL'], ['GRANT', 'GENERAL'], ['RURAL', 'RURAL'], ['EMERGENCY', 'EMERGENCY']]) // oxfmt-ignore
/** Tag of a branch, a double degree or a partnership, such as `KZ-UK-005`. Universities also write it without the
 *  number. */
const TAG = /^[A-Z]{2,3}(?:-[A-Z]{2,3})?-\d{1,3}$/
const TAGGED = /^(\S+) \([A-Z]{2,3}(?:-[A-Z]{2,3})?(?:-\d{1,3})?\)$/

function readResult(cell: Cell, { groupCodes }: About) {
  const section = cell('section').toUpperCase() || 'GENERAL'
  const form = cell('form').toUpperCase() || 'FULL'
  const tag = cell('tag').toUpperCase()
  return {
    groupCode: oneOf(groupCodes, cell('group').toUpperCase(), 'programme-group-unknown'),
    universityCode: universityIn(cell),
    section: oneOf(sections, section, 'section-unknown'),
    form: oneOf(forms, form, 'form-unknown'),
    quota: quotas.get(cell('quota').toUpperCase()) ?? wrong('quota-unknown'),
    tag: tag === '' || TAG.test(tag) ? tag : wrong('tag-invalid'),
    minimum: minimumIn(cell),
    average: cell('average') === '' ? null : averageIn(cell('average')),
    grants: cell('grants') === '' ? null : grantsIn(cell),
  }
}

/** Social quotas are announced for a whole field, such as `6B01`. */
function readPlan(cell: Cell, { groupCodes }: About) {
  const group = cell('group').toUpperCase()
  return {
    groupCode: /^6B\d\d$/.test(group) ? group : oneOf(groupCodes, group, 'programme-group-unknown'),
    part: oneOf(parts, cell('part').toUpperCase(), 'part-unknown'),
    grants: grantsIn(cell),
  }
}

function readMinimum(cell: Cell, { groupCodes }: About) {
  const group = cell('group').toUpperCase()
  const bare = TAGGED.exec(group)?.[1] ?? group
  return {
    groupCode: groupCodes.has(bare) ? group : wrong('programme-group-unknown'),
    universityCode: universityIn(cell),
    minimum: minimumIn(cell),
  }
}

const wrong = (reason: GrantReason): Wrong => ({ wrong: reason })

function oneOf(known: ReadonlySet<string>, value: string, reason: GrantReason): string | Wrong {
  return known.has(value) ? value : wrong(reason)
}

function universityIn(cell: Cell): string | Wrong {
  const typed = cell('university')
  return /^\d{1,3}$/.test(typed) && Number(typed) > 0 ? String(Number(typed)) : wrong('university-code-invalid')
}

function minimumIn(cell: Cell): number | Wrong {
  const typed = cell('minimum')
  return /^\d{1,3}$/.test(typed) && Number(typed) <= UNT_MAXIMUM ? Number(typed) : wrong('minimum-invalid')
}

function averageIn(typed: string): number | Wrong {
  const average = Number(typed.replace(',', '.'))
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) && average <= UNT_MAXIMUM ? average : wrong('average-invalid')
}

function grantsIn(cell: Cell): number | Wrong {
  const typed = cell('grants')
  return /^\d{1,5}$/.test(typed) && Number(typed) > 0 ? Number(typed) : wrong('grants-invalid')
}

/** Drops all rows of a key that contradict each other, and repetitions of identical ones. */
function withoutContradictions(rows: readonly SheetGrant[]) {
  const byId = new Map<string, SheetGrant>()
  const contradicting = new Set<string>()
  for (const row of rows) {
    const before = byId.get(row.rowId)
    if (!before) byId.set(row.rowId, row)
    else if (!isSame(before, row)) contradicting.add(row.rowId)
  }
  return { accepted: [...byId.values()].filter(({ rowId }) => !contradicting.has(rowId)), contradicting }
}

function isSame(one: GrantFigures, other: GrantFigures): boolean {
  return one.minimum === other.minimum && one.average === other.average && one.grants === other.grants
}

export type GrantOutcome = 'FRESH' | 'CHANGED' | 'SAME'

/** Determines whether a row is new, changed or the same. An average or number of grants missing in the sheet keeps its
 *  stored value. */
export function outcomeOf(row: GrantFigures, known: GrantFigures | undefined) {
  const figuresOf = ({ minimum, average, grants }: GrantFigures) => ({ minimum, average, grants })
  if (!known) return { outcome: 'FRESH' as const, before: null, after: figuresOf(row) }
  const after = figuresOf({ ...row, average: row.average ?? known.average, grants: row.grants ?? known.grants })
  return { outcome: isSame(after, known) ? ('SAME' as const) : ('CHANGED' as const), before: figuresOf(known), after }
}
