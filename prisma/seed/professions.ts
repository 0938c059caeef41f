import { isDeepStrictEqual } from 'node:util'
import { syncRules } from '#app/domain/content/sync-rules.ts'
import { type ProfessionFile, professionFile } from '#app/domain/professions/profession.schema.ts'
import { columnsOf } from '#app/domain/professions/written.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { payFile, programmeGroupsFile, synonymsFile, waysOfPayFile } from './content.schema.ts'
import type { ContentFolder } from './content-folder.ts'
import { professionSkillsFile } from './materials.schema.ts'
import { syncTable } from './sync-table.ts'

export async function seedProgrammeGroups(db: PrismaClient, content: ContentFolder) {
  const groups = programmeGroupsFile.parse(content.json('programme-groups.json'))
  const rows = groups.map(values => ({ values }))
  return [await syncTable(db, { table: 'ProgrammeGroup', whenGone: 'KEEP' }, rows)]
}

/** Seeds professions. Those no longer in the content are retired, and stay for people they were recommended to. */
export async function seedProfessions(db: PrismaClient, content: ContentFolder) {
  const pay = payFile.parse(content.json('pay', 'professions.json'))
  const paidAs = waysOfPayFile.parse(content.json('pay', 'ways-of-pay.json'))
  const synonyms = synonymsFile.parse(content.json('synonyms.json'))
  const skills = professionSkillsFile.parse(content.json('profession-skills.json'))
  const files = content.list('professions', '.json')
  const professions = files.map(name => professionFile.parse(content.json('professions', name)))

  const rows = professions.map(({ slug, ...profession }) => {
    const beside = { skills: skills[slug] ?? [], synonyms: synonyms[slug] ?? [] }
    const columns = columnsOf({ ...profession, ...beside, paidAs: paidAs[slug] ?? null, pay: pay[slug] ?? null })
    return { values: { id: slug, ...columns } }
  })
  const report = await syncTable(db, syncRules.Profession, rows)
  await completeEdited(db, professions, synonyms)
  return [report]
}

/** Completes professions that an administrator edited, without changing their words. Fields that did not exist at the
 *  time of the edit come from the content: ways, duties by interest, day, reasons, trial and synonyms. Duties by
 *  interest refer to positions in the list, so they are taken only if the list is still that of the content. */
async function completeEdited(
  db: PrismaClient,
  professions: readonly ProfessionFile[],
  synonymsOf: Readonly<Record<string, string[]>>,
) {
  const edited = await db.profession.findMany({
    where: { editedAt: { not: null }, origin: 'SEED' },
    select: { id: true, details: true },
  })
  for (const { id, details } of edited) {
    const own = professions.find(({ slug }) => slug === id)
    const stored = details as Partial<ProfessionFile>
    if (!own) continue
    const isSame = isDeepStrictEqual(stored.duties, own.duties)
    const { ways, day, reasons, trial } = own
    const synonyms = synonymsOf[id] ?? []
    const known = { ways, dutyByInterest: isSame ? own.dutyByInterest : {}, day, reasons, trial, synonyms }
    if (Object.keys(known).every(name => name in stored)) continue
    await db.profession.update({ where: { id }, data: { details: { ...known, ...stored } } })
  }
}
