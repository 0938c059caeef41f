import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fitCutoffs, type KnownCutoff } from '#app/domain/admission/fit.ts'
import { floorOf } from '#app/domain/admission/floors.ts'
import type { FloorRule, Pool } from '#app/domain/institutions/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
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
    // No figure of a sector or of the whole economy lies where a profession could take it from.
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
    for (const path of all)
      for (const text of textsIn(read(...path))) expect(Object.keys(text).sort()).toEqual(['en', 'kk', 'ru'])
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

/** Every object with a Russian text, wherever it stands. */
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
  ])('never asks two questions of one scale one after the other, in the form of %s', (_, asked) => {
    for (const [at, { scale, key }] of asked.entries()) expect(asked[at + 1]?.scale, key).not.toBe(scale)
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

const cutoffs = readdirSync(join(folder, 'cutoffs')).flatMap(file => {
  const [, ...rows] = readFileSync(join(folder, 'cutoffs', file), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row): KnownCutoff => {
    const [groupCode = '', universityCode = '', pool, score] = row.split(',')
    return {
      groupCode,
      universityCode,
      pool: pool as Pool,
      cycle: Number(file.replace('.csv', '')),
      score: Number(score),
    }
  })
})

describe('the cut-offs', () => {
  it('are each there once, in whole points', () => {
    const keys = cutoffs.map(({ groupCode, universityCode, pool, cycle }) =>
      [groupCode, universityCode, pool, cycle].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    for (const { score } of cutoffs) expect(Number.isInteger(score) && score >= 0 && score <= 140).toBe(true)
  })

  it('foretell a cycle they have not seen: Brier ≤ .10, calibration error ≤ .05, clearly better than the last cut-off', () => {
    const { brier, calibration, simple } = fitCutoffs(cutoffs)!.heldOut!
    expect(brier).toBeLessThanOrEqual(0.1)
    expect(calibration).toBeLessThanOrEqual(0.05)
    expect(brier).toBeLessThan(simple.brier * 0.75)
    expect(calibration).toBeLessThan(simple.calibration / 2)
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

  it('lie under every cut-off there has been', () => {
    for (const { groupCode, universityCode, cycle, score } of cutoffs) {
      const inForce = floors.filter(({ from, to = Infinity }) => from <= cycle && cycle <= to)
      // The catalogue does not say whether an institution outside it is national: the lower floor holds anyway.
      const isNational = (national.get(universityCode) ?? Infinity) <= cycle
      const floor = floorOf({ groupCode, national: isNational }, inForce)!
      expect(score, `${groupCode} at ${universityCode} in ${cycle}`).toBeGreaterThanOrEqual(floor.score)
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
