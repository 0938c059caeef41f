import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { relatedBothWays } from '#app/domain/professions/related.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import {
  locationsFile,
  payFile,
  professionFile,
  programmeGroupsFile,
  synonymsFile,
  type TestFile,
  testFile,
} from './content.schema.ts'
import { professionSkillsFile } from './materials.schema.ts'
import { seedExamCalendar } from './exam-calendar.ts'
import { seedInstitutions } from './institutions.ts'
import { seedMaterials } from './materials.ts'

const folder = join(import.meta.dirname, 'content')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))

/** Puts the content of the product into the database: places, tests, professions. It may run at every start, in
 *  production too: what is there is brought up to date, what people did stays. */
export async function seedContent(db: PrismaClient) {
  await seedLocations(db)
  await seedProgrammeGroups(db)
  await seedTests(db)
  await seedProfessions(db)
  await seedInstitutions(db)
  await seedMaterials(db)
  await seedExamCalendar(db)
}

async function seedLocations(db: PrismaClient) {
  for (const file of readdirSync(join(folder, 'locations'))) {
    const { country, cities } = locationsFile.parse(read('locations', file))
    await db.country.upsert({ where: { id: country.id }, create: country, update: country })
    await db.$transaction(
      cities.map(({ id, name }, order) => {
        const city = { name, order, countryId: country.id }
        return db.city.upsert({ where: { id }, create: { id, ...city }, update: city })
      }),
    )
  }
}

async function seedProgrammeGroups(db: PrismaClient) {
  const groups = programmeGroupsFile.parse(read('programme-groups.json'))
  await db.$transaction(
    groups.map(({ code, ...group }) =>
      db.programmeGroup.upsert({ where: { code }, create: { code, ...group }, update: group }),
    ),
  )
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

async function seedProfessions(db: PrismaClient) {
  const bySector = payFile.parse(read('pay', 'sectors.json'))
  const bySlug = payFile.parse(read('pay', 'professions.json'))
  const synonyms = synonymsFile.parse(read('synonyms.json'))
  const skills = professionSkillsFile.parse(read('profession-skills.json'))
  const files = readdirSync(join(folder, 'professions')).filter(name => name.endsWith('.json'))
  const professions = files.map(name => professionFile.parse(read('professions', name)))
  const neighbours = relatedBothWays(new Map(professions.map(({ slug, related }) => [slug, related])))

  await db.$transaction(
    professions.map(
      ({ slug, field, soc, isco, zone, outlook, interests, title, summary, related, sector, ...details }) => {
        const own = bySlug[slug]
        const pay = own
          ? { ...own, scope: 'profession' }
          : bySector[sector]
            ? { ...bySector[sector], scope: 'sector' }
            : { ...bySector.all!, scope: 'economy' }
        const profession = {
          field,
          soc,
          isco,
          zone,
          outlook,
          interestR: interests.R,
          interestI: interests.I,
          interestA: interests.A,
          interestS: interests.S,
          interestE: interests.E,
          interestC: interests.C,
          title,
          summary,
          // What pupils call it leads to it too.
          titleFolded: foldForSearch([...Object.values(title), ...(synonyms[slug] ?? [])].join(' | ')),
          details: { ...details, skills: skills[slug] ?? [] },
          pay,
          related: neighbours.get(slug) ?? related,
          retiredAt: null,
        }
        return db.profession.upsert({ where: { id: slug }, create: { id: slug, ...profession }, update: profession })
      },
    ),
  )
}
