import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { floorOf } from '#app/domain/admission/floors.ts'
import { fitFigures } from '#app/domain/admission/chance-figures.ts'
import { type Knowledge, lastYearsTogether } from '#app/domain/admission/grants-judge.ts'
import { openSections, partnerSections } from '#app/domain/admission/grants-model.ts'
import type { FloorRule } from '#app/domain/institutions/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { openContent } from '#prisma/seed/content-folder.ts'
import { linesOf, readContentGrants } from '#prisma/seed/content-grants.ts'
import paid from '#app/i18n/locales/ru/pay.ts'

const folder = join(import.meta.dirname, '..', '..', 'prisma', 'seed', 'content')
const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T
const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const
type Letter = (typeof letters)[number]

type Profession = {
  slug: string
  soc: string
  isco: string
  interests: Record<Letter, number>
  zone: number
  outlook: string
  related: string[]
  duties: Record<string, string[]>
  reasons: (Record<string, string> & { letter: Letter })[]
}

const files = readdirSync(join(folder, 'professions'))
const professions = files.map(file => read<Profession>('professions', file))

describe('the professions', () => {
  it('are two hundred or more, each in a file of its own name', () => {
    expect(professions.length).toBeGreaterThanOrEqual(200)
    expect(professions.map(({ slug }) => `${slug}.json`)).toEqual(files)
  })

  it.each(letters)('are led by %s in fifteen cases or more', letter => {
    const led = professions.filter(({ interests }) => interests[letter] === Math.max(...Object.values(interests)))
    expect(led.length).toBeGreaterThanOrEqual(15)
  })

  it.each([1, 2, 3, 4, 5])('are found at preparation level %i', zone => {
    expect(professions.filter(profession => profession.zone === zone).length).toBeGreaterThanOrEqual(10)
  })

  it('have six interests each, between 1 and 7 and not all alike', () => {
    for (const { slug, interests } of professions) {
      expect(Object.keys(interests).sort(), slug).toEqual([...letters].sort())
      for (const value of Object.values(interests)) expect(value >= 1 && value <= 7, slug).toBe(true)
      expect(new Set(Object.values(interests)).size, slug).toBeGreaterThan(1)
    }
  })

  it('each give reasons for their two strongest interests, and none that another one gives', () => {
    for (const { slug, interests, reasons } of professions) {
      const strongest = letters.toSorted((one, other) => interests[other] - interests[one]).slice(0, 2)
      expect(
        reasons.map(({ letter }) => letter),
        slug,
      ).toEqual(expect.arrayContaining(strongest))
    }
    for (const language of languages) {
      const reasonTexts = professions.flatMap(({ reasons }) => reasons.map(reason => reason[language]!.toLowerCase()))
      expect(reasonTexts.filter((reason, at) => reasonTexts.indexOf(reason) !== at)).toEqual([])
    }
  })

  it('are related to professions that exist, and never to themselves', () => {
    const known = new Set(professions.map(({ slug }) => slug))
    for (const { slug, related } of professions) {
      expect(related.length, slug).toBeGreaterThan(0)
      expect(new Set(related).size, slug).toBe(related.length)
      for (const other of related) {
        expect(known, slug).toContain(other)
        expect(other, slug).not.toBe(slug)
      }
    }
  })

  it('name their occupation codes', () => {
    for (const { slug, soc, isco } of professions) {
      expect(soc, slug).toMatch(/^\d{2}-\d{4}\.\d{2}$/)
      expect(isco, slug).toMatch(/^\d{4}$/)
    }
  })

  it('say as many duties in every language', () => {
    for (const { slug, duties } of professions) {
      expect(new Set(languages.map(language => duties[language]?.length)).size, slug).toBe(1)
    }
  })

  it('have no figure for pay but one of their own, with source and period', () => {
    type Pay = { average: number; low?: number; high?: number; period: string; seenAt: string }
    // There is no file with pay of a sector or of the whole economy that a profession could be given instead.
    expect(readdirSync(join(folder, 'pay')).sort()).toEqual(['professions.json', 'ways-of-pay.json'])
    for (const [slug, pay] of Object.entries(read<Record<string, Pay>>('pay', 'professions.json'))) {
      expect(files).toContain(`${slug}.json`)
      expect(pay.average, slug).toBeGreaterThan(0)
      expect(pay.period, slug).toMatch(/20\d\d/)
      expect(pay.seenAt, slug).toMatch(/^https:\/\//)
      if (pay.low !== undefined) expect(pay.low, slug).toBeLessThanOrEqual(pay.average)
      if (pay.high !== undefined) expect(pay.high, slug).toBeGreaterThanOrEqual(pay.average)
      expect(JSON.stringify(pay), slug).not.toMatch(/эконом|отрасл|экономика|сала бойынша|economy|sector/i)
    }
  })

  it('are paid in a way that is said in words', () => {
    const ways = read<Record<string, string>>('pay', 'ways-of-pay.json')
    expect(Object.keys(ways).length).toBeGreaterThanOrEqual(200)
    for (const [slug, way] of Object.entries(ways)) {
      expect(files).toContain(`${slug}.json`)
      expect(Object.keys(paid), slug).toContain(`way.${way}`)
    }
  })

  it.each(languages)('have titles of their own in %s', language => {
    const titles = professions.map(profession => (profession as unknown as Texts).title?.[language])
    expect(new Set(titles).size).toBe(professions.length)
  })
})

type Texts = Record<string, Record<string, string> | undefined>

describe('every text of the content', () => {
  const all = [
    ...files.map(file => ['professions', file]),
    ...readdirSync(join(folder, 'tests')).map(file => ['tests', file]),
    ['locations', 'kazakhstan.json'],
  ]

  it('is there in three languages', () => {
    // Entries of a day have a time beside their text, and reasons an interest.
    const notWords = ['at', 'letter']
    for (const path of all)
      for (const text of textsIn(read(...path))) {
        const spoken = Object.keys(text).filter(key => !notWords.includes(key))
        expect(spoken.sort()).toEqual(['en', 'kk', 'ru'])
      }
  })

  it('is Kazakh where it says so: not the Russian text once more', () => {
    const copied = all.flatMap(path => textsIn(read(...path)).filter(({ ru, kk }) => long(ru) && ru === kk))
    expect(copied).toEqual([])
  })

  it('mixes no Latin letter into a Cyrillic word: what looks alike is not found', () => {
    const mixed = all.flatMap(path =>
      textsIn(read(...path)).flatMap(({ ru, kk }) =>
        [ru, kk]
          .flat()
          .filter(text =>
            /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u.test(String(text)),
          ),
      ),
    )
    expect(mixed).toEqual([])
  })

  it('is English where it says so: no Cyrillic letter', () => {
    const mixed = all.flatMap(path =>
      textsIn(read(...path)).filter(({ en }) => /\p{Script=Cyrillic}/u.test(String(en))),
    )
    expect(mixed).toEqual([])
  })
})

const long = (text: unknown) => String(text).length > 30

/** Returns every object with a Russian text, at any depth. */
function textsIn(content: unknown): Record<string, unknown>[] {
  if (typeof content !== 'object' || content === null) return []
  if ('ru' in content) return [content]
  return Object.values(content).flatMap(textsIn)
}

describe('the interest test', () => {
  type Item = { key: string; scale: Letter; keyed: number; short: boolean; text: Record<string, string> }
  type Test = { scales: { key: Letter }[]; items: Item[]; options: { value: number }[]; forms: { form: string }[] }
  const { scales, items, options, forms } = read<Test>('tests', 'interests.json')
  const short = items.filter(item => item.short)

  it('has six scales and two forms', () => {
    expect(scales.map(({ key }) => key)).toEqual(letters)
    expect(forms.map(({ form }) => form).sort()).toEqual(['FULL', 'SHORT'])
  })

  it('asks sixty questions, ten a scale, and thirty in its short form, five a scale', () => {
    expect(items).toHaveLength(60)
    expect(short).toHaveLength(30)
    for (const letter of letters) {
      expect(items.filter(({ scale }) => scale === letter)).toHaveLength(10)
      expect(short.filter(({ scale }) => scale === letter)).toHaveLength(5)
    }
  })

  it.each([
    ['sixty', items],
    ['thirty', short],
  ])('never asks two questions of one scale one after the other, in the form of %s', (_, formItems) => {
    for (const [at, { scale, key }] of formItems.entries()) expect(formItems[at + 1]?.scale, key).not.toBe(scale)
  })

  it('asks every question once in every language', () => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(60)
    for (const language of languages) expect(new Set(items.map(({ text }) => text[language])).size).toBe(60)
  })

  it('is answered on five steps, from 1 to 5', () => {
    expect(options.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('the other instruments', () => {
  type Option = { value: number; text: Record<string, string> }
  type Item = { key: string; scale: string; keyed: number; options?: Option[]; right?: number; explanation?: unknown }
  type Test = {
    scales: { key: string }[]
    items: Item[]
    options?: Option[]
    forms: { slug: string; timed?: boolean }[]
  }
  const tests = [
    { file: 'personality.json', scales: 5, each: 10 },
    { file: 'values.json', scales: 6, each: 4 },
    { file: 'aptitude.json', scales: 3, each: 10 },
  ].map(wanted => ({ ...wanted, test: read<Test>('tests', wanted.file) }))

  it.each(tests)(
    '$file asks $each questions on each of $scales scales, no two of one scale in a row',
    ({ test, scales, each }) => {
      expect(test.scales).toHaveLength(scales)
      expect(new Set(test.items.map(({ key }) => key)).size).toBe(scales * each)
      for (const { key } of test.scales) expect(test.items.filter(({ scale }) => scale === key)).toHaveLength(each)
      for (const [at, { scale }] of test.items.entries()) expect(test.items[at + 1]?.scale).not.toBe(scale)
    },
  )

  it('turns about half of the statements on personality round', () => {
    const { test } = tests[0]!
    for (const { key } of test.scales) {
      const turned = test.items.filter(({ scale, keyed }) => scale === key && keyed === -1).length
      expect(turned, key).toBeGreaterThanOrEqual(4)
      expect(turned, key).toBeLessThanOrEqual(6)
    }
  })

  it('has one right answer among the options of each question of the self-check, and says why; right ones are spread', () => {
    const { items, forms } = tests[2]!.test
    for (const { key, options = [], right, explanation } of items) {
      expect(options.length, key).toBeGreaterThanOrEqual(4)
      expect(
        options.filter(({ value }) => value === right),
        key,
      ).toHaveLength(1)
      for (const language of languages)
        expect(new Set(options.map(({ text }) => text[language])).size, key).toBe(options.length)
      expect(explanation, key).toBeDefined()
    }
    const places = items.map(({ options = [], right }) => options.findIndex(({ value }) => value === right))
    for (const place of new Set(places)) expect(places.filter(other => other === place).length).toBeLessThanOrEqual(12)
    expect(forms.every(({ timed }) => timed)).toBe(true)
  })
})

const content = openContent()
const { rows: grants, minima } = readContentGrants(content)

describe('the grants', () => {
  it('are each there once, with a lowest score of whole points that is not above the mean', () => {
    const keys = grants.map(row =>
      [row.year, row.section, row.form, row.group, row.university, row.tag, row.quota].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    for (const { minimum, average, grants: count } of grants) {
      expect(Number.isInteger(minimum) && minimum >= 0 && minimum <= 140).toBe(true)
      expect(average).toBeGreaterThanOrEqual(minimum)
      expect(Number.isInteger(count) && count > 0).toBe(true)
    }
  })

  it('are announced by group and part, and asked for by universities, each once', () => {
    const plan = linesOf(content, 'plan').map(({ year, cells }) => [year, cells[0], cells[1]].join(' '))
    expect(new Set(plan).size).toBe(plan.length)
    expect(new Set(minima.map(({ year, university, group }) => `${year} ${university} ${group}`)).size).toBe(minima.length) // oxfmt-ignore
    for (const { minimum } of minima) expect(minimum >= 50 && minimum <= 140).toBe(true)
  })

  const judged = fitFigures(grants, minima).judged
  const of = (year: number, knowledge: Knowledge) =>
    judged.find(one => one.year === year && one.knowledge === knowledge)!
  const together = (knowledge: Knowledge) => [of(2025, knowledge), of(2026, knowledge)]
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

  it('are foretold a year ahead: Brier .081 from the years before, .067 with the number of grants, in 2025 and 2026', () => {
    expect(mean(together('YEARS').map(({ brier }) => brier))).toBeLessThanOrEqual(0.0815)
    expect(mean(together('GRANTS').map(({ brier }) => brier))).toBeLessThanOrEqual(0.0675)
    expect(of(2026, 'GRANTS_AND_MINIMA').brier).toBeLessThanOrEqual(0.0555)
    // The first year can be predicted from a single year only, and that year was different.
    expect(of(2024, 'YEARS').brier).toBeLessThanOrEqual(0.105)
    for (const { brier, simple } of judged) expect(brier).toBeLessThan(simple.brier * 0.8)
  })

  it('are called what they are: over both years 1.5 points between told and came, in a single year at most five', () => {
    for (const knowledge of ['YEARS', 'GRANTS'] as const) {
      const years = together(knowledge)
      const { calibration, high, brier } = lastYearsTogether(judged).find(one => one.knowledge === knowledge)!
      expect(brier).toBeCloseTo(mean(years.map(year => year.brier)), 12)
      expect(calibration).toBeLessThanOrEqual(0.015)
      expect(Math.abs(high.told - high.came)).toBeLessThanOrEqual(0.015)
      const gaps = years.map(({ high }) => high.told - high.came)
      for (const { calibration } of years) expect(calibration).toBeLessThanOrEqual(0.05)
      for (const gap of gaps) expect(Math.abs(gap)).toBeLessThanOrEqual(0.04)
    }
    const { calibration, high } = of(2026, 'GRANTS_AND_MINIMA')
    expect(calibration).toBeLessThanOrEqual(0.03)
    expect(Math.abs(high.told - high.came)).toBeLessThanOrEqual(0.02)
  })
})

describe('the legal floors', () => {
  type Floor = { rule: FloorRule; from: number; to?: number; score: number }
  type Institution = { officialCode?: string; national?: boolean; nationalSince?: number }
  const floors = read<Floor[]>('legal-floors.json')
  const institutions = readdirSync(join(folder, 'institutions'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => read<Institution>('institutions', file))
  const national = new Map(
    institutions.flatMap(one => (one.national ? [[one.officialCode, one.nationalSince ?? 0] as const] : [])),
  )

  it('lie under every score of a competition that is open to everybody', () => {
    // In the excluded competitions grants were also awarded far below the floor: social quotas, western regions, the
    // flood of 2024.
    const held = grants.filter(
      ({ form, section, quota }) =>
        form === 'FULL' && [...openSections, ...partnerSections].includes(section) && quota !== 'EMERGENCY',
    )
    for (const { group, university, year, minimum, section } of held) {
      const inForce = floors.filter(({ from, to = Infinity }) => from <= year && year <= to)
      // For an institution outside the catalogue it is unknown whether it is national. The lower floor applies in any
      // case.
      const isNational = (national.get(university) ?? Infinity) <= year
      const floor = floorOf({ groupCode: group, national: isNational }, inForce)!
      expect(minimum, `${section} ${group} at ${university} in ${year}`).toBeGreaterThanOrEqual(floor.score)
    }
  })

  it('have a rule for every kind of programme, and no two of a rule at once', () => {
    for (const rule of ['GENERAL', 'NATIONAL', 'PEDAGOGY', 'LAW', 'HEALTH', 'AGRICULTURE']) {
      expect(
        floors.filter(floor => floor.rule === rule && floor.to === undefined),
        rule,
      ).toHaveLength(1)
    }
  })
})
