import { syncRules } from '#app/domain/content/sync-rules.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { type MaterialFile, materialsFile } from './materials.schema.ts'
import { type RowOf, syncTable } from './sync-table.ts'

/** Seeds learning materials. Those no longer in the content are retired, and stay for the plans that refer to them. */
export async function seedMaterials(db: PrismaClient, content: ContentFolder) {
  const files = content.list('materials', '.json')
  const materials = files.flatMap(name => materialsFile.parse(content.json('materials', name)))
  return [await syncTable(db, syncRules.Material, materials.map(rowOf))]
}

function rowOf({ by, skills, ...values }: MaterialFile): RowOf<'Material', 'MaterialSkill'> {
  return {
    values: { ...values, author: by },
    children: { MaterialSkill: skills.map((skill, order) => ({ materialId: values.id, skill, order })) },
  }
}
