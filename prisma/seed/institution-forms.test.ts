import { describe, expect, it } from 'vitest'
import { institutionSchema } from '#app/domain/institutions/institution.schema.ts'
import {
  columnsOfInstitution,
  fieldsOfInstitution,
  type InstitutionColumns,
} from '#app/domain/institutions/institution-fields.ts'
import { majorSchema } from '#app/domain/institutions/major.schema.ts'
import { columnsOfMajor, fieldsOfMajor, type MajorColumns } from '#app/domain/institutions/major-fields.ts'
import type { RequirementColumns } from '#app/domain/institutions/requirement-rows.ts'
import { openContent } from './content-folder.ts'
import { type Context, fileOfCollege, rowsOf } from './institution-rows.ts'
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

const content = openContent()
const listed = (folder: string) => content.list(folder, '.json')
const groups = content.json('programme-groups.json') as { code: string; name: { ru: string; kk: string; en: string } }[]
const specialities = specialitiesFile.parse(content.json('specialities.json'))
const { rates } = ratesFile.parse(content.json('exchange-rates.json'))

const context: Context = {
  rates: { KZT: 1, ...rates },
  groupNames: new Map(groups.map(({ code, name }) => [code, name])),
  specialityNames: new Map(specialities.map(({ code, name }) => [code, name])),
  specialities: new Set(specialities.map(({ code }) => code)),
  cityNames: new Map(readLocations(content).flatMap(({ cities }) => cities.map(({ id, name }) => [id, name] as const))),
  admissions: new Map(
    listed('admissions').map(name => [
      name.replace('.json', ''),
      admissionsFile.parse(content.json('admissions', name)),
    ]),
  ),
  granted: new Map([['7', new Set(['B057', 'B001'])]]),
}
const common = {
  sources: collegeSourcesFile.parse(content.json('college-sources.json')),
  requirements: collegeRequirementsFile.parse(content.json('college-requirements.json')),
}
const colleges = listed('colleges').flatMap(name => collegesFile.parse(content.json('colleges', name)))
const rows = [
  ...listed('institutions').map(name => institutionFile.parse(content.json('institutions', name))),
  ...colleges.map(row => fileOfCollege(row, common)),
].map(file => rowsOf(file, context))

type SeedRow = ReturnType<typeof rowsOf>
type SeedMajor = SeedRow['majors'][number]

const requirementsIn = (all: readonly object[]) =>
  all.map(one => {
    const { type, measure, minimum, language, alternative, text } = { text: null, ...one } as RequirementColumns
    return { type, measure, minimum, language, alternative, text }
  })

/** Converts a row of the content to the domain's type. */
function institutionOf({ institution: { values, children } }: SeedRow): InstitutionColumns {
  const statistics = children!.AdmissionStatistics[0]
  return {
    about: null,
    ...without(values, ['id', 'searchFolded', 'sortRu', 'sortKk', 'sortEn']),
    requirements: requirementsIn(children!.Requirement),
    statistics: statistics ? { measure: null, low: null, high: null, ...without(statistics, ['institutionId']) } : null,
  } as unknown as InstitutionColumns
}

function majorOf({ values, children }: SeedMajor): MajorColumns {
  return {
    ...without(values, ['id', 'institutionId', 'searchFolded', 'costTenge']),
    languages: children!.MajorLanguage.map(({ language }) => language),
    requirements: requirementsIn(children!.Requirement),
  } as unknown as MajorColumns
}

function without(row: object, columns: string[]) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}

/** A form as conform reads it from a browser: empty fields are absent. */
const sent = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
const sorted = (major: MajorColumns) => ({ ...major, languages: major.languages.toSorted() })

describe('the forms of institutions and majors', () => {
  it('say everything of every institution of the content, and lose nothing of it', () => {
    expect(rows.length).toBeGreaterThan(400)
    for (const row of rows) {
      const institution = institutionOf(row)
      const fields = fieldsOfInstitution(institution)
      const parsed = institutionSchema.safeParse(sent(fields))
      expect(parsed.error?.issues, row.institution.values.id).toBeUndefined()
      const back = columnsOfInstitution(parsed.data!)
      expect(back, row.institution.values.id).toEqual(institution)
      expect(fieldsOfInstitution(back)).toEqual(fields)
    }
  })

  it('say everything of every major of the content, and lose nothing of it', () => {
    const majors = rows.flatMap(row => row.majors)
    expect(majors.length).toBeGreaterThan(1000)
    for (const row of majors) {
      const major = majorOf(row)
      const fields = fieldsOfMajor(major)
      const parsed = majorSchema.safeParse(sent(fields))
      expect(parsed.error?.issues, row.values.id).toBeUndefined()
      const back = columnsOfMajor(parsed.data!)
      expect(sorted(back), row.values.id).toEqual(sorted(major))
      expect(fieldsOfMajor(back)).toEqual(fields)
    }
  })

  it('are small enough to be sent, with what they began with', () => {
    const weights = rows.map(row => {
      const fields = fieldsOfInstitution(institutionOf(row))
      return new URLSearchParams({ ...fields, base: JSON.stringify(fields) }).toString().length
    })
    // Maximum size of a form (app/server/body-limit.ts).
    expect(Math.max(...weights)).toBeLessThan(64 * 1024)
  })
})
