import { costInTenge, majorSearchOf, searchColumnsOf } from '#app/domain/institutions/columns.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { CollegeRow, InstitutionFile } from './institutions.schema.ts'
import type { RowOf } from './sync-table.ts'

export type Localized = { ru: string; kk: string; en: string }
type Cost = InstitutionFile['costs'][number]
type Requirement = InstitutionFile['requirements'][number]
/** Description of an institution. The source of a list need not give its year. */
type Described = Omit<InstitutionFile, 'source'> & { source: { text: Localized; year: number | null } }

/** Other content that institutions refer to. */
export type Context = {
  rates: Record<string, number>
  groupNames: ReadonlyMap<string, Localized>
  specialityNames: ReadonlyMap<string, Localized>
  /** Codes of specialities that exist in the database. */
  specialities: ReadonlySet<string>
  cityNames: ReadonlyMap<string, Localized>
  admissions: ReadonlyMap<string, unknown>
  /** Programme groups with state grants, by the official code of the university. */
  granted: ReadonlyMap<string, ReadonlySet<string>>
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

/** Returns an institution and its majors as rows, with their requirements. */
export function rowsOf(file: Described, context: Context) {
  const { slug: id, officialCode, type, city, national, name, short, about } = file
  const { financing = null, dormitory = null, website = null } = file
  const cityName = context.cityNames.get(city)
  if (!cityName) throw new Error(`${id}: there is no city ${city}`)
  const admissions = context.admissions.get(file.admissions)
  if (!admissions) throw new Error(`${id}: there is no set of documents ${file.admissions}`)
  const majors = majorsOf(file, context)
  const values: RowOf<'Institution'>['values'] = {
    id,
    type,
    financing,
    dormitory,
    cityId: city,
    officialCode: officialCode ?? null,
    national,
    website,
    name,
    // A missing text is left out: null would be stored as JSON null.
    ...(about && { about }),
    ...searchColumnsOf({ name, short: short ?? null, synonyms: file.synonyms, city: cityName }),
    details: {
      short: short ?? null,
      admission: file.admission,
      admissions: admissions as Prisma.InputJsonObject,
      check: file.check ?? null,
      source: file.source,
      ...(file.synonyms.length > 0 && { synonyms: file.synonyms }),
      ...(file.places !== undefined && { places: file.places }),
      ...(file.entry && { entry: file.entry }),
      ...(file.partial && { partial: true }),
      ...(file.professions.length > 0 && { professions: file.professions }),
      ...(file.translated && { translated: file.translated }),
    },
  }
  const { rate, band, year, source } = file.statistics ?? {}
  const institution: RowOf<'Institution', 'Requirement' | 'AdmissionStatistics'> = {
    values,
    children: {
      Requirement: file.requirements.map((requirement, order) => requirementRow(id, null, requirement, order)),
      AdmissionStatistics:
        rate === undefined || year === undefined || source === undefined
          ? []
          : [{ institutionId: id, rate, ...band, year, source }],
    },
  }
  return { institution, majors }
}

/** Converts a college from a list to the format of an institution's file. */
export function fileOfCollege(
  row: CollegeRow,
  { sources, requirements }: { sources: Readonly<Record<string, Localized>>; requirements: Requirement[] },
): Described {
  const { source, year, ...known } = row
  const text = sources[source]
  if (!text) throw new Error(`${row.slug}: there is no source ${source}`)
  return {
    ...known,
    type: 'COLLEGE',
    national: false,
    synonyms: [],
    admission: 'MARKS',
    languages: [],
    costs: [],
    paidGroups: [],
    grantedGroups: [],
    professions: [],
    majors: [],
    requirements,
    admissions: 'kz-college',
    source: { text, year },
  }
}

function majorsOf(file: Described, { granted, groupNames, rates, specialities, specialityNames }: Context) {
  const withGrants = new Set([...(granted.get(file.officialCode ?? '') ?? []), ...file.grantedGroups])
  const groups = [...new Set([...withGrants, ...file.paidGroups])].sort()
  const ofGroups = groups.flatMap(group => {
    const name = groupNames.get(group)
    // A cut-off may name a group that is missing from our classifier. Nothing is known of it, so it is left out.
    return name ? [{ key: group.toLowerCase(), group, name, years: file.years ?? longGroups[group] ?? 4 }] : []
  })
  const ofSpecialities = file.specialities.flatMap(code => {
    const name = specialityNames.get(code)
    return name ? [{ key: code, speciality: code, name }] : []
  })
  return [...ofGroups, ...file.majors, ...ofSpecialities].map(
    (major): RowOf<'Major', 'MajorLanguage' | 'Requirement'> => {
      const {
        key,
        group,
        speciality,
        name,
        years = null,
        languages,
        cost,
        requirements = [],
      } = major as Partial<InstitutionFile['majors'][number]> & { key: string; name: Localized }
      const ofGroup = () => file.costs.find(({ groups: of }) => !of || (group && of.includes(group)))
      const price: Cost | undefined = cost === null ? undefined : (cost ?? ofGroup())
      const id = `${file.slug}-${key}`
      return {
        values: {
          id,
          institutionId: file.slug,
          groupCode: group ?? null,
          specialityCode: speciality && specialities.has(speciality) ? speciality : null,
          name,
          searchFolded: majorSearchOf(name),
          years,
          ...costRow(price, rates),
          grants: group !== undefined && withGrants.has(group),
        },
        children: {
          MajorLanguage: (languages ?? file.languages).map(language => ({ majorId: id, language })),
          Requirement: requirements.map((requirement, at) => requirementRow(file.slug, id, requirement, 100 + at)),
        },
      }
    },
  )
}

function costRow(price: Cost | undefined, rates: Record<string, number>) {
  if (!price) {
    return { cost: null, currency: null, costTenge: null, costYear: null, costSource: null, costChecked: false }
  }
  const { amount, currency, year, source, checked } = price
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`There is no rate for ${currency}`)
  const costTenge = costInTenge(amount, rate)
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
    // A missing text is left out: null would be stored as JSON null.
    ...(text && { text }),
  }
}
