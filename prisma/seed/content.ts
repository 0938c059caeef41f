import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { type TestFile, testFile } from './content.schema.ts'
import { openContent } from './content-folder.ts'
import { seedExamCalendar } from './exam-calendar.ts'
import { seedInstitutions } from './institutions.ts'
import { seedLocations } from './locations.ts'
import { seedMaterials } from './materials.ts'
import { seedProfessions, seedProgrammeGroups } from './professions.ts'
import type { Report } from './sync-table.ts'

const folder = join(import.meta.dirname, 'content')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))

/** Puts the content of the product into the database: places, tests, professions. It may run at every start, in
 *  production too: what is the seed's is brought up to date, what people did and administrators wrote stays (decision 032).
 *  Returns what it wrote, table by table. */
export async function seedContent(db: PrismaClient, content = openContent()): Promise<Report[]> {
  const before = [...(await seedLocations(db, content)), ...(await seedProgrammeGroups(db, content))]
  await seedTests(db)
  return [
    ...before,
    ...(await seedProfessions(db, content)),
    ...(await seedInstitutions(db, content)),
    ...(await seedMaterials(db, content)),
    ...(await seedExamCalendar(db, content)),
  ]
}

async function seedTests(db: PrismaClient) {
  const files = readdirSync(join(folder, 'tests')).map(name => testFile.parse(read('tests', name)))
  const sorted = files.toSorted(
    (one, other) => instrumentKinds.indexOf(one.instrument) - instrumentKinds.indexOf(other.instrument),
  )
  const tests = sorted.flatMap(file => file.forms.map(form => ({ file, form })))
  for (const [order, { file, form }] of tests.entries()) await seedTest(db, file, form, order)
}

async function seedTest(db: PrismaClient, file: TestFile, of: TestFile['forms'][number], order: number) {
  const { slug, form, version, minutes, timed, minimumAge, ...texts } = of
  const test = {
    instrument: file.instrument,
    form,
    version,
    minutes,
    minimumAge,
    order,
    texts: { ...texts, question: file.question },
    options: file.options ?? [],
    timed,
  }
  const scaleId = (key: string) => `${slug}-${key}`
  const items = file.items.filter(item => form === 'FULL' || item.short)
  await db.$transaction([
    db.test.upsert({ where: { id: slug }, create: { id: slug, ...test }, update: test }),
    ...file.scales.map(({ key, ...words }, at) => {
      const scale = { testId: slug, key, order: at, texts: words }
      return db.scale.upsert({ where: { id: scaleId(key) }, create: { id: scaleId(key), ...scale }, update: scale })
    }),
    ...items.map(({ key, scale, keyed, text, options, right = null, explanation }, at) => {
      const own = { options: options ?? Prisma.DbNull, right, why: explanation ?? Prisma.DbNull }
      const item = { testId: slug, scaleId: scaleId(scale), order: at + 1, keyed, text, ...own }
      const id = `${slug}-${key}`
      return db.item.upsert({ where: { id }, create: { id, ...item }, update: item })
    }),
  ])
}
