import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type CollegeRow,
  collegesFile,
  collegeSourcesFile,
  specialitiesFile,
} from '#prisma/seed/institutions.schema.ts'

const folder = join(import.meta.dirname, '..', '..', 'prisma', 'seed', 'content')
const read = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as unknown
const filesOf = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))

type Place = { id: string; region?: string }
type CollegeFile = {
  slug: string
  type: string
  city: string
  specialities?: string[]
  majors?: { speciality?: string }[]
}
type Way = { way: string; specialities?: string[] }

const specialities = specialitiesFile.parse(read('specialities.json'))
const codes = new Set(specialities.map(({ code }) => code))
const byRegion = new Map(
  filesOf('colleges').map(file => [file.replace('.json', ''), collegesFile.parse(read('colleges', file))]),
)
const listed: CollegeRow[] = [...byRegion.values()].flat()
const files = filesOf('institutions').map(file => read('institutions', file) as CollegeFile)
const { cities } = read('locations', 'kazakhstan.json') as { cities: Place[] }
const regionOf = new Map(cities.map(({ id, region }) => [id, region]))

/** Letters of Kazakh that do not exist in Russian. */
const kazakh = /[әғқңөұүһі]/i

describe('the specialities', () => {
  it('are each there once, with what one becomes in three languages', () => {
    expect(codes.size).toBe(specialities.length)
    for (const { name, qualifications } of specialities) {
      for (const { ru, en } of [name, ...qualifications]) {
        expect(ru).not.toMatch(kazakh)
        expect(en).not.toMatch(/\p{Script=Cyrillic}/u)
      }
    }
  })

  it('are all known of which a profession says that they lead to it', () => {
    const unknown = filesOf('professions').flatMap(file => {
      const { ways = [] } = read('professions', file) as { ways?: Way[] }
      const named = ways.flatMap(way => way.specialities ?? [])
      return named.filter(code => !codes.has(code)).map(code => `${file} ${code}`)
    })
    expect(unknown).toEqual([])
  })
})

describe('the colleges', () => {
  it('have addresses of their own', () => {
    const slugs = [...listed, ...files].map(({ slug }) => slug)
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
  })

  it('stand in the file of their region, with specialities and a source that are there', () => {
    const sources = collegeSourcesFile.parse(read('college-sources.json'))
    for (const [region, colleges] of byRegion) {
      for (const { slug, city, specialities: taught, source, places, dormitory } of colleges) {
        expect(regionOf.get(city), slug).toBe(region)
        expect(
          taught.filter(code => !codes.has(code)),
          slug,
        ).toEqual([])
        expect(new Set(taught).size, slug).toBe(taught.length)
        expect(sources[source], slug).toBeDefined()
        if (places !== undefined) expect(dormitory, slug).toBe(true)
      }
    }
    expect(Object.keys(sources).filter(key => !listed.some(({ source }) => source === key))).toEqual([])
  })

  it('are five at least in every region but Shymkent, where only four are known', () => {
    const all = [...listed, ...files.filter(({ type }) => type === 'COLLEGE')]
    const counts = new Map<string, number>()
    for (const { city } of all) counts.set(regionOf.get(city)!, (counts.get(regionOf.get(city)!) ?? 0) + 1)
    expect(counts.size).toBe(20)
    for (const [region, count] of counts) expect(count, region).toBeGreaterThanOrEqual(region === 'shymkent' ? 4 : 5)
  })

  it('are named in each language in that language', () => {
    for (const { slug, name } of listed) {
      // A proper name may keep its Kazakh letters in Russian: «Әділет».
      expect(name.ru.replaceAll(/«[^»]*»|Мәриям/g, ''), slug).not.toMatch(kazakh)
      expect(name.kk.replaceAll(/«[^»]*»/g, ''), slug).not.toMatch(/колледж имени|области|город[а ]/)
      expect(name.en, slug).not.toMatch(/\p{Script=Cyrillic}/u)
    }
  })
})
