import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldForSearch } from '#app/domain/text/search.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { admissionsFile, floorsFile, type InstitutionFile, institutionFile, ratesFile } from './institutions.schema.ts'
import { changesOf } from './sync.ts'

const folder = join(import.meta.dirname, 'content')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))

type Localized = { ru: string; kk: string; en: string }
type Cost = InstitutionFile['costs'][number]
type Requirement = InstitutionFile['requirements'][number]
type Context = {
  rates: Record<string, number>
  ratesOf: { date: string; source: Localized }
  groupNames: Map<string, Localized>
  cityNames: Map<string, Localized>
  admissions: Map<string, unknown>
  /** Programme groups with state grants, by the official code of the university. */
  granted: Map<string, Set<string>>
}

/** Institutions, their majors and what is asked for them, the cut-offs of past cycles and the legal floors. */
export async function seedInstitutions(db: PrismaClient) {
  await seedFloors(db)
  await seedCutoffs(db)
  const context = await gatherContext(db)
  const files = readdirSync(join(folder, 'institutions'), { recursive: true, encoding: 'utf8' })
  const institutions = files
    .filter(file => file.endsWith('.json'))
    .map(name => {
      const parsed = institutionFile.safeParse(read('institutions', name))
      if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`)
      return rowsOf(parsed.data, context)
    })
  await writeRows(db, {
    institutions: institutions.map(({ institution }) => institution),
    majors: institutions.flatMap(({ majors }) => majors),
    languages: institutions.flatMap(({ languages }) => languages),
    requirements: institutions.flatMap(({ requirements }) => requirements),
    statistics: institutions.flatMap(({ statistics }) => statistics),
  })
}

type Rows = {
  institutions: ReturnType<typeof rowsOf>['institution'][]
  majors: ReturnType<typeof majorsOf>[number]['row'][]
  languages: { majorId: string; language: string }[]
  requirements: ReturnType<typeof requirementRow>[]
  statistics: Prisma.AdmissionStatisticsCreateManyInput[]
}

/** Writes what is new or has changed; majors that have left the content stay for those who chose them, retired. */
async function writeRows(db: PrismaClient, { institutions, majors, languages, requirements, statistics }: Rows) {
  const institutionId = { in: institutions.map(({ id }) => id) }
  const ofInstitution = changesOf(institutions, await db.institution.findMany())
  const ofMajor = changesOf(majors, await db.major.findMany({ where: { institutionId } }))
  const ofRequirement = changesOf(requirements, await db.requirement.findMany({ where: { institutionId } }))
  const wanted = new Set(languages.map(({ majorId, language }) => `${majorId} ${language}`))
  const spoken = await db.majorLanguage.findMany()
  const there = new Set(spoken.map(({ majorId, language }) => `${majorId} ${language}`))
  const gone = spoken.filter(({ majorId, language }) => !wanted.has(`${majorId} ${language}`))
  await db.$transaction([
    db.institution.createMany({ data: ofInstitution.created }),
    ...ofInstitution.changed.map(({ id, ...data }) => db.institution.update({ where: { id }, data })),
    db.major.createMany({ data: ofMajor.created }),
    ...ofMajor.changed.map(({ id, ...data }) => db.major.update({ where: { id }, data })),
    ...ofMajor.gone.map(id => db.major.updateMany({ where: { id, retiredAt: null }, data: { retiredAt: new Date() } })),
    ...gone.map(key => db.majorLanguage.delete({ where: { majorId_language: key } })),
    db.majorLanguage.createMany({
      data: languages.filter(({ majorId, language }) => !there.has(`${majorId} ${language}`)),
    }),
    ...ofRequirement.gone.map(id => db.requirement.delete({ where: { id } })),
    db.requirement.createMany({ data: ofRequirement.created.map(withJson) }),
    ...ofRequirement.changed.map(({ id, ...data }) => db.requirement.update({ where: { id }, data: withJson(data) })),
    db.admissionStatistics.deleteMany({ where: { institutionId } }),
    db.admissionStatistics.createMany({ data: statistics }),
  ])
}

/** No text is no JSON at all, not the JSON of null. */
function withJson<Row extends { text: Localized | null }>({ text, ...rest }: Row) {
  return { ...rest, text: text ?? Prisma.DbNull }
}

async function gatherContext(db: PrismaClient): Promise<Context> {
  const groups = await db.programmeGroup.findMany({ select: { code: true, name: true } })
  const cities = await db.city.findMany({ select: { id: true, name: true } })
  const cutoffs = await db.grantCutoff.findMany({
    distinct: ['universityCode', 'groupCode'],
    select: { universityCode: true, groupCode: true },
  })
  const granted = new Map<string, Set<string>>()
  for (const { universityCode, groupCode } of cutoffs) {
    granted.set(universityCode, (granted.get(universityCode) ?? new Set()).add(groupCode))
  }
  const sets = readdirSync(join(folder, 'admissions'))
  const { rates, ...ratesOf } = ratesFile.parse(read('exchange-rates.json'))
  return {
    rates: { KZT: 1, ...rates },
    ratesOf,
    groupNames: new Map(groups.map(({ code, name }) => [code, name as Localized])),
    cityNames: new Map(cities.map(({ id, name }) => [id, name as Localized])),
    admissions: new Map(sets.map(file => [file.replace('.json', ''), admissionsFile.parse(read('admissions', file))])),
    granted,
  }
}

async function seedFloors(db: PrismaClient) {
  for (const floor of floorsFile.parse(read('legal-floors.json'))) {
    const id = `${floor.rule}-${floor.from}`
    const row = { ...floor, to: floor.to ?? null }
    await db.legalFloor.upsert({ where: { id }, create: { id, ...row }, update: row })
  }
}

/** One file a cycle, in the very shape an administrator imports. What was imported or mended since then stays. */
async function seedCutoffs(db: PrismaClient) {
  const known = await db.grantCutoff.findMany({ omit: { score: true } })
  const keyOf = (row: { groupCode: string; universityCode: string; pool: string; cycle: number }) =>
    [row.groupCode, row.universityCode, row.pool, row.cycle].join(' ')
  const there = new Set(known.map(keyOf))
  for (const file of readdirSync(join(folder, 'cutoffs'))) {
    const cycle = Number(file.replace('.csv', ''))
    const lines = readFileSync(join(folder, 'cutoffs', file), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    const rows = lines.map(line => {
      const [groupCode = '', universityCode = '', pool = '', score = ''] = line.split(',')
      return { groupCode, universityCode, pool, cycle, score: Number(score) }
    })
    await db.grantCutoff.createMany({ data: rows.filter(row => !there.has(keyOf(row))) })
  }
}

/** Years of study that differ from the usual four. */
const longGroups: Record<string, number> = {
  BM086: 6,
  BM087: 6,
  BM088: 6,
  BM089: 6,
  B085: 5,
  B072: 4,
  B073: 5,
  B083: 5,
}

function rowsOf(file: InstitutionFile, context: Context) {
  const { slug: id, officialCode, type, financing, dormitory, city, national, website, name, short, about } = file
  const cityName = context.cityNames.get(city)
  if (!cityName) throw new Error(`${id}: there is no city ${city}`)
  const admissions = context.admissions.get(file.admissions)
  if (!admissions) throw new Error(`${id}: there is no set of documents ${file.admissions}`)
  const majors = majorsOf(file, context)
  const costs = majors.flatMap(({ row }) => (row.costTenge === null ? [] : [row.costTenge]))
  const words = [...Object.values(name), ...Object.values(short ?? {}), ...file.synonyms, ...Object.values(cityName)]
  const institution = {
    id,
    type,
    financing,
    dormitory,
    cityId: city,
    officialCode: officialCode ?? null,
    national,
    website,
    name,
    about,
    searchFolded: foldForSearch(words.join(' | ')),
    sortRu: sortKey(name.ru, 'ru'),
    sortKk: sortKey(name.kk, 'kk'),
    sortEn: sortKey(name.en, 'en'),
    lowestCost: costs.length > 0 ? Math.min(...costs) : null,
    details: {
      short: short ?? null,
      admission: file.admission,
      admissions: admissions as Prisma.InputJsonObject,
      check: file.check ?? null,
      source: file.source,
      rates: majors.some(({ row }) => row.currency !== null && row.currency !== 'KZT') ? context.ratesOf : null,
    },
    retiredAt: null,
  }
  const requirements = [
    ...file.requirements.map((requirement, order) => requirementRow(id, null, requirement, order)),
    ...majors.flatMap(({ row, requirements: own }) =>
      own.map((requirement, order) => requirementRow(id, row.id, requirement, 100 + order)),
    ),
  ]
  const { rate, band, year, source } = file.statistics ?? {}
  return {
    institution,
    majors: majors.map(({ row }) => row),
    languages: majors.flatMap(({ row, languages }) => languages.map(language => ({ majorId: row.id, language }))),
    requirements,
    statistics:
      rate === undefined || year === undefined || source === undefined
        ? []
        : [{ institutionId: id, rate, ...band, year, source }],
  }
}

function majorsOf(file: InstitutionFile, { granted, groupNames, rates }: Context) {
  const withGrants = granted.get(file.officialCode ?? '') ?? new Set<string>()
  const groups = [...new Set([...withGrants, ...file.paidGroups])].sort()
  const ofGroups = groups.flatMap(group => {
    const name = groupNames.get(group)
    // A cut-off may name a group the classifier we have does not know: nothing can be told of it.
    return name ? [{ key: group.toLowerCase(), group, name, years: file.years ?? longGroups[group] ?? 4 }] : []
  })
  return [...ofGroups, ...file.majors].map(major => {
    const {
      key,
      group,
      name,
      years,
      languages,
      cost,
      requirements = [],
    } = {
      languages: undefined,
      cost: undefined,
      ...major,
    } as InstitutionFile['majors'][number]
    const price: Cost | undefined = cost ?? file.costs.find(({ groups: of }) => !of || (group && of.includes(group)))
    return {
      row: {
        id: `${file.slug}-${key}`,
        institutionId: file.slug,
        groupCode: group ?? null,
        name,
        searchFolded: foldForSearch(Object.values(name).join(' | ')),
        years,
        ...costRow(price, rates),
        grants: group !== undefined && withGrants.has(group),
        retiredAt: null,
      },
      languages: languages ?? file.languages,
      requirements,
    }
  })
}

function costRow(price: Cost | undefined, rates: Record<string, number>) {
  if (!price) {
    return { cost: null, currency: null, costTenge: null, costYear: null, costSource: null, costChecked: false }
  }
  const { amount, currency, year, source, checked } = price
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`There is no rate for ${currency}`)
  const costTenge = amount === null ? null : Math.round(amount * rate)
  return { cost: amount, currency, costTenge, costYear: year, costSource: source, costChecked: checked }
}

function requirementRow(institutionId: string, majorId: string | null, requirement: Requirement, order: number) {
  const { text, type, measure, minimum = null, language = null, alternative = null } = requirement
  return {
    id: `${majorId ?? institutionId}-${order}`,
    institutionId,
    majorId,
    order,
    type,
    measure,
    minimum,
    language,
    alternative,
    text: text ?? null,
  }
}
