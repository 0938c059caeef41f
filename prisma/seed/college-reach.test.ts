import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mayTeach } from '#app/domain/institutions/college-name.ts'
import { daysOfSpeciality } from '#app/domain/institutions/college-window.ts'
import { neighboursOf, type Region, regions } from '#app/domain/locations/regions.ts'
import { professionFile } from '#app/domain/professions/profession.schema.ts'
import { admissionsFile, collegesFile, institutionFile } from './institutions.schema.ts'

const at = (path: string) => new URL(`./content/${path}`, import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as unknown
const { cities } = read('locations/kazakhstan.json') as { cities: { id: string; region?: string }[] }

/** Colleges with a file of their own, and those from the lists of the regions. */
const own = readdirSync(at('institutions/kz/'))
  .map(name => institutionFile.parse(read(`institutions/kz/${name}`)))
  .filter(({ type }) => type === 'COLLEGE')
  .map(({ name, city, partial, majors, specialities }) => ({
    name,
    region: cities.find(({ id }) => id === city)?.region,
    partial,
    specialities: [...specialities, ...majors.flatMap(({ speciality }) => speciality ?? [])],
  }))
const listed = regions.flatMap(region =>
  collegesFile.parse(read(`colleges/${region}.json`)).map(row => ({ ...row, region })),
)
const colleges = [...own, ...listed]

const teaches = (region: string, codes: string[]) =>
  colleges.some(({ region: of, specialities }) => of === region && specialities.some(code => codes.includes(code)))
const mayBeAsked = (region: string, codes: string[]) =>
  colleges.some(
    ({ region: of, specialities, partial, name }) =>
      of === region && (partial || specialities.length === 0) && mayTeach(name.ru, codes),
  )

/** Professions with the regions in which no college is known. Their page says so and shows the neighbouring regions. */
const unknownIn: [string, string[]][] = [
  ['welder', []],
  ['cook', []],
  ['electrician', []],
  ['auto-mechanic', ['shymkent']],
  ['nurse', ['shymkent', 'east-kazakhstan', 'kostanay']],
  ['preschool-teacher', ['shymkent', 'east-kazakhstan', 'pavlodar']],
]

it.each(unknownIn)(
  'A %s to be is led to a college of her region, or told whom to ask there, except in: %s',
  (slug, far) => {
    const { ways } = professionFile.parse(read(`professions/${slug}.json`))
    const codes = ways.flatMap(way => ('specialities' in way ? way.specialities : []))
    expect(regions.filter(region => !teaches(region, codes) && !mayBeAsked(region, codes))).toEqual(far)
    for (const region of far) {
      expect(
        neighboursOf(region as Region).some(next => teaches(next, codes) || mayBeAsked(next, codes)),
        region,
      ).toBe(true)
    }
  },
)

it('Nursing at a college is told its own day, and not that of creative exams', () => {
  const { deadlines } = admissionsFile.parse(read('admissions/kz-college.json'))
  const daysOf = (code: string) => daysOfSpeciality(deadlines, code).map(({ to }) => to)
  expect(daysOf('09130100')).toEqual(['08-10'])
  expect(daysOf('02150300')).toEqual(['07-20'])
  expect(daysOf('07150500')).toEqual(['08-22'])
  expect(daysOfSpeciality([{ to: '07-31' }], '07150500')).toEqual([{ to: '07-31' }])
})
