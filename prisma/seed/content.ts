import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relatedBothWays } from '#app/domain/professions/related.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { locationsFile, payFile, professionFile, programmeGroupsFile, synonymsFile } from './content.schema.ts'
import { professionSkillsFile } from './materials.schema.ts'
import { seedExamCalendar } from './exam-calendar.ts'
import { seedInstitutions } from './institutions.ts'
import { seedMaterials } from './materials.ts'
import { seedTests } from './tests.ts'

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
