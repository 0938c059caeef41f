import { createHash } from 'node:crypto'
import { rowsOf } from '#app/domain/content/rows.server.ts'
import { syncRules } from '#app/domain/content/sync-rules.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { floorsFile } from './institutions.schema.ts'
import { type Report, type RowOf, syncTable } from './sync-table.ts'

/** Seeds the lowest scores with which one may compete. A floor that is no longer in the content was a mistake and is
 *  deleted. */
export async function seedFloors(db: PrismaClient, content: ContentFolder) {
  const floors = floorsFile.parse(content.json('legal-floors.json'))
  const rows = floors.map((floor): RowOf<'LegalFloor'> => ({
    values: { id: `${floor.rule}-${floor.from}`, ...floor, to: floor.to ?? null },
  }))
  return syncTable(db, syncRules.LegalFloor, rows)
}

/** Seeds past results of grants, announced grants and the minimum scores of universities, from one file per year each.
 *  The results have the format that administrators import. Files that were already read are skipped, since they have
 *  sixteen thousand rows. */
export async function seedGrants(db: PrismaClient, content: ContentFolder): Promise<Report[]> {
  return [
    await seedKind(db, content, 'results', 'GrantResult', (year, cells) => {
      const [section = '', form = '', groupCode = '', universityCode = '', tag = '', quota = '', ...figures] = cells
      const [minimum = 0, average, grants] = figures.map(Number)
      return { year, section, form, groupCode, universityCode, tag, quota, minimum, average, grants }
    }),
    await seedKind(db, content, 'plan', 'GrantPlan', (year, [groupCode = '', part = '', grants = '']) => {
      return { year, groupCode, part, grants: Number(grants) }
    }),
    await seedKind(
      db,
      content,
      'minima',
      'UniversityMinimum',
      (year, [university = '', groupCode = '', minimum = '']) => {
        return { universityCode: university, groupCode, year, minimum: Number(minimum) }
      },
    ),
  ]
}

type GrantTable = 'GrantResult' | 'GrantPlan' | 'UniversityMinimum'

async function seedKind<Table extends GrantTable>(
  db: PrismaClient,
  content: ContentFolder,
  kind: string,
  table: Table,
  valuesOf: (year: number, cells: string[]) => RowOf<Table>['values'],
): Promise<Report> {
  const files = content.list('grants', '.csv').flatMap(file => {
    const [, of, year] = /^([a-z]+)-(\d{4})\.csv$/.exec(file) ?? []
    return of === kind ? [{ year: Number(year), text: content.text('grants', file) }] : []
  })
  const lines = files.flatMap(({ year, text }) => {
    const [, ...rows] = text.trim().split('\n')
    return rows.map(row => ({ year, row }))
  })
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 22)
  const step = { prefix: `content ${table} `, id: `content ${table} ${hash}` }
  if (await isFilledIn(db, table, step.id, lines.length)) {
    return { table, created: 0, changed: 0, withdrawn: 0, suggested: 0 }
  }
  const wanted = lines.map(({ year, row }) => ({ values: valuesOf(year, row.split(',')) }))
  const report = await syncTable(db, { table, whenGone: 'KEEP' }, wanted)
  await db.seedStep.deleteMany({ where: { id: { startsWith: step.prefix, not: step.id } } })
  await db.seedStep.upsert({ where: { id: step.id }, create: { id: step.id }, update: {} })
  return report
}

/** Checks whether these files are already in the database: they were read, as many rows exist or were deleted on
 *  purpose, and no suggestion about them is open, which an administrator may have answered by an edit. */
async function isFilledIn(db: PrismaClient, table: GrantTable, step: string, lines: number) {
  if (!(await db.seedStep.findUnique({ where: { id: step } }))) return false
  const [rows, removed, open] = await Promise.all([
    rowsOf(db, table).count({ where: { contentHash: { not: null } } }),
    db.contentRemoval.count({ where: { table } }),
    db.contentSuggestion.count({ where: { table, decidedAt: null } }),
  ])
  return rows + removed >= lines && open === 0
}
