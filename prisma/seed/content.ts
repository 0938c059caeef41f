import type { PrismaClient } from '#prisma/generated/client.ts'
import { openContent } from './content-folder.ts'
import { seedExamCalendar } from './exam-calendar.ts'
import { seedHelpLines } from './help-lines.ts'
import { seedInstitutions } from './institutions.ts'
import { seedLocations } from './locations.ts'
import { seedMaterials } from './materials.ts'
import { seedProfessions, seedProgrammeGroups } from './professions.ts'
import type { Report } from './sync-table.ts'
import { readTests, seedTests } from './tests.ts'

/** Puts the content of the product into the database: places, tests, professions. It may run at every start, in
 *  production too: what is the seed's is brought up to date, what people did and administrators wrote stays (decision 032).
 *  Returns what it wrote, table by table. */
export async function seedContent(db: PrismaClient, content = openContent()): Promise<Report[]> {
  const before = [...(await seedLocations(db, content)), ...(await seedProgrammeGroups(db, content))]
  await seedTests(db, readTests(content))
  return [
    ...before,
    ...(await seedProfessions(db, content)),
    ...(await seedInstitutions(db, content)),
    ...(await seedMaterials(db, content)),
    ...(await seedExamCalendar(db, content)),
    ...(await seedHelpLines(db, content)),
  ]
}
