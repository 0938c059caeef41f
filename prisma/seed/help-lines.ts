import { syncRules } from '#app/domain/content/sync-rules.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { helpLinesFile } from './help-lines.schema.ts'
import { type RowOf, syncTable } from './sync-table.ts'

/** Seeds the help lines. Their sources stay in the file, since they are not shown. */
export async function seedHelpLines(db: PrismaClient, content: ContentFolder) {
  const rows = helpLinesFile
    .parse(content.json('help-lines.json'))
    .map(({ id, number, order, name, about }): RowOf<'HelpLine'> => ({ values: { id, number, order, name, about } }))
  return [await syncTable(db, syncRules.HelpLine, rows)]
}
