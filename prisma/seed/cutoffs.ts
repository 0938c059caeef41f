import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { floorsFile } from './institutions.schema.ts'
import { type RowOf, syncTable } from './sync-table.ts'

/** The lowest scores one may compete with. A floor that has left the content was a mistake and goes. */
export async function seedFloors(db: PrismaClient, content: ContentFolder) {
  const floors = floorsFile.parse(content.json('legal-floors.json'))
  const rows = floors.map((floor): RowOf<'LegalFloor'> => ({
    values: { id: `${floor.rule}-${floor.from}`, ...floor, to: floor.to ?? null },
  }))
  return syncTable(db, { table: 'LegalFloor', whenGone: 'DELETE' }, rows)
}

/** Cut-offs of grants: one file a cycle, in the very shape an administrator imports. */
export async function seedCutoffs(db: PrismaClient, content: ContentFolder) {
  const rows = content.list('cutoffs', '.csv').flatMap(file => {
    const cycle = Number(file.replace('.csv', ''))
    const lines = content.text('cutoffs', file).trim().split('\n').slice(1)
    return lines.map((line): RowOf<'GrantCutoff'> => {
      const [groupCode = '', universityCode = '', pool = '', score = ''] = line.split(',')
      return { values: { groupCode, universityCode, pool, cycle, score: Number(score) } }
    })
  })
  return syncTable(db, { table: 'GrantCutoff', whenGone: 'KEEP' }, rows)
}
