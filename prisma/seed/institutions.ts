import { findReplacements } from '#app/domain/content/edits.server.ts'
import { syncRules } from '#app/domain/content/sync-rules.ts'
import { refreshTengeCosts } from '#app/domain/institutions/tenge-costs.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { seedFloors, seedGrants } from './grants.ts'
import { type Context, fileOfCollege, type Localized, rowsOf } from './institution-rows.ts'
import {
  admissionsFile,
  collegeRequirementsFile,
  collegesFile,
  collegeSourcesFile,
  institutionFile,
  ratesFile,
  specialitiesFile,
} from './institutions.schema.ts'
import { readLocations } from './locations.ts'
import { syncTable } from './sync-table.ts'

/** Seeds institutions, their majors and requirements, the grants of past years and the legal floors. Institutions and
 *  majors that are no longer in the content are retired, and stay for people who chose them. */
export async function seedInstitutions(db: PrismaClient, content: ContentFolder) {
  const before = [
    await seedFloors(db, content),
    await seedRates(db, content),
    ...(await seedGrants(db, content)),
    await seedSpecialities(db, content),
  ]
  const context = await gatherContext(db, content)
  const described = content.list('institutions', '.json').map(name => {
    const parsed = institutionFile.safeParse(content.json('institutions', name))
    if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`)
    return parsed.data
  })
  const cities = await findReplacements('City', db)
  const institutions = [...described, ...readColleges(content)].map(file =>
    rowsOf({ ...file, city: cities.get(file.city) ?? file.city }, context),
  )
  const ofInstitutions = await syncTable(
    db,
    syncRules.Institution,
    institutions.map(({ institution }) => institution),
  )
  const ofMajors = await syncTable(
    db,
    syncRules.Major,
    institutions.flatMap(({ majors }) => majors),
  )
  await refreshTengeCosts(db)
  return [...before, ofInstitutions, ofMajors]
}

/** Seeds the exchange rates of the content, by which costs are converted to tenge. Where an administrator maintains a
 *  newer rate, `refreshTengeCosts` uses that one. */
async function seedRates(db: PrismaClient, content: ContentFolder) {
  const { rates, ...of } = ratesFile.parse(content.json('exchange-rates.json'))
  const rows = Object.entries(rates).map(([currency, tenge]) => ({ values: { currency, tenge, per: 1, ...of } }))
  return syncTable(db, { table: 'ExchangeRate', whenGone: 'KEEP' }, rows)
}

async function seedSpecialities(db: PrismaClient, content: ContentFolder) {
  const rows = readSpecialities(content).map(values => ({ values }))
  return syncTable(db, { table: 'Speciality', whenGone: 'KEEP' }, rows)
}

function readSpecialities(content: ContentFolder) {
  return specialitiesFile.parse(content.json('specialities.json'))
}

/** Reads the colleges that are known from lists, one file per region. */
function readColleges(content: ContentFolder) {
  const common = {
    sources: collegeSourcesFile.parse(content.json('college-sources.json')),
    requirements: collegeRequirementsFile.parse(content.json('college-requirements.json')),
  }
  return content.list('colleges', '.json').flatMap(name => {
    const parsed = collegesFile.safeParse(content.json('colleges', name))
    if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`)
    return parsed.data.map(row => fileOfCollege(row, common))
  })
}

async function gatherContext(db: PrismaClient, content: ContentFolder): Promise<Context> {
  const groups = await db.programmeGroup.findMany({ select: { code: true, name: true } })
  const specialities = await db.speciality.findMany({ select: { code: true, name: true } })
  const cities = await db.city.findMany({ select: { id: true, name: true } })
  const results = await db.grantResult.groupBy({
    by: ['universityCode', 'groupCode'],
    where: { form: 'FULL' },
  })
  const granted = new Map<string, Set<string>>()
  for (const { universityCode, groupCode } of results) {
    granted.set(universityCode, (granted.get(universityCode) ?? new Set()).add(groupCode))
  }
  const sets = content.list('admissions', '.json')
  const { rates } = ratesFile.parse(content.json('exchange-rates.json'))
  // A city or speciality that an administrator deleted keeps its name from the content. Institutions in such a city are
  // not written.
  const specialitiesOfContent = readSpecialities(content).map(({ code, name }) => [code, name] as const)
  const ofContent = readLocations(content).flatMap(({ cities: of }) => of.map(({ id, name }) => [id, name] as const))
  return {
    rates: { KZT: 1, ...rates },
    groupNames: new Map(groups.map(({ code, name }) => [code, name as Localized])),
    specialityNames: new Map([
      ...specialitiesOfContent,
      ...specialities.map(({ code, name }) => [code, name as Localized] as const),
    ]),
    specialities: new Set(specialities.map(({ code }) => code)),
    cityNames: new Map([...ofContent, ...cities.map(({ id, name }) => [id, name as Localized] as const)]),
    admissions: new Map(
      sets.map(file => [file.replace('.json', ''), admissionsFile.parse(content.json('admissions', file))]),
    ),
    granted,
  }
}
