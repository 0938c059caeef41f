import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts } from '#app/domain/guidance/facts.ts'
import { languages } from '#app/i18n/config.ts'
import { anyFacts, scaleFact, someProfessions, someTitles } from '#tests/world/facts.ts'
import { runs } from '#tests/world/runs.ts'
import { findContradictions } from './contradictions.ts'
import { english } from './en/words.ts'
import { kazakh } from './kk/words.ts'
import { claimsOf, holds, read } from './reading.ts'
import { cautionRules, strengthRules, traitRules, wayRules, workingRules } from './rules.ts'
import { russian } from './ru/words.ts'
import { passagesOf } from './passages.ts'
import { writeAnalysis } from './write-analysis.ts'

const RUNS = { numRuns: runs(200, 5000) }
const language = fc.constantFrom(...languages)

const calm: Facts = {
  version: 2,
  age: 15,
  status: 'PUPIL',
  year: 9,
  plannedWays: null,
  interests: (['R', 'I', 'A', 'S', 'E', 'C'] as const).map(key => scaleFact(key, 50)),
  traits: (['extraversion', 'agreeableness', 'conscientiousness', 'stability', 'openness'] as const).map(key =>
    scaleFact(key, 50),
  ),
  values: (['achievement', 'independence', 'recognition', 'relationships', 'support', 'conditions'] as const).map(key =>
    scaleFact(key, 50),
  ),
  aptitudes: null,
  undifferentiated: false,
  careless: false,
  professions: [],
  contrast: null,
  of: 90,
  paths: [],
}

/** Returns the calm person with some scores replaced. */
function person(scores: Record<string, number>, others: Partial<Facts> = {}): Facts {
  const own = <K extends string>(scales: { key: K; score: number }[]) =>
    scales.map(({ key, score }) => scaleFact(key, scores[key] ?? score))
  const { interests, traits, values } = calm
  return { ...calm, interests: own(interests), traits: own(traits), values: own(values), ...others }
}

describe('the built-in writer', () => {
  it('says nothing its own check would reject, of anybody and in any language', () => {
    fc.assert(
      fc.property(anyFacts, language, (facts, spoken) => {
        expect(findContradictions(writeAnalysis(facts, someProfessions, spoken), facts, someTitles, spoken)).toEqual([])
      }),
      RUNS,
    )
  })

  it('leaves no trace of its making: no placeholder, no doubled space or stop, no exclamation mark', () => {
    fc.assert(
      fc.property(anyFacts, language, (facts, spoken) => {
        const trace = /[{}[\]|!]|undefined|NaN|null|\s\s|\.\.|[,;:]\.|\s[,.;]|^\s|\s$|^\p{Ll}/u
        expect(
          passagesOf(writeAnalysis(facts, someProfessions, spoken)).filter(passage => trace.test(passage)),
        ).toEqual([])
      }),
      RUNS,
    )
  })

  it('writes the same of the same facts', () => {
    fc.assert(
      fc.property(anyFacts, language, (facts, spoken) => {
        expect(writeAnalysis(structuredClone(facts), someProfessions, spoken)).toEqual(
          writeAnalysis(facts, someProfessions, spoken),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('gives no two people the same page when one score differs', () => {
    const changed = anyFacts.chain(facts =>
      fc
        .tuple(
          fc.constantFrom('interests' as const, 'traits' as const, 'values' as const),
          fc.nat({ max: 4 }),
          fc.integer({ min: 0, max: 100 }),
        )
        .filter(([part, at, score]) => facts[part][at]!.score !== score)
        .map(([part, at, score]): [Facts, Facts] => {
          const scales = facts[part].map((scale, index) => (index === at ? scaleFact(scale.key, score) : scale))
          return [facts, { ...facts, [part]: scales }]
        }),
    )
    fc.assert(
      fc.property(changed, language, ([one, other], spoken) => {
        expect(writeAnalysis(one, someProfessions, spoken)).not.toEqual(writeAnalysis(other, someProfessions, spoken))
      }),
      RUNS,
    )
  })

  it('gives no two people the same page when a place in the list differs', () => {
    const ranked = anyFacts.filter(({ professions }) => professions.length > 0)
    fc.assert(
      fc.property(ranked, language, (facts, spoken) => {
        const moved = facts.professions.map((one, at) => (at === 0 ? { ...one, rank: one.rank + 1 } : one))
        const other = { ...facts, professions: moved }
        expect(writeAnalysis(facts, someProfessions, spoken).professions).not.toEqual(
          writeAnalysis(other, someProfessions, spoken).professions,
        )
      }),
      { numRuns: runs(100) },
    )
  })

  it('begins no two remarks of a page alike and ends no two alike', () => {
    fc.assert(
      fc.property(anyFacts, language, (facts, spoken) => {
        const remarks = writeAnalysis(facts, someProfessions, spoken).professions.map(({ text }) => text)
        const openings = remarks.map(text => text.split(' ').slice(0, 3).join(' '))
        const endings = remarks.map(text => text.split(/[.?] /).at(-1))
        expect(new Set(openings).size).toBe(remarks.length)
        expect(new Set(endings).size).toBe(remarks.length)
      }),
      RUNS,
    )
  })

  it('speaks of a scale as high or low only where its whole band lies on that side', () => {
    const rules = [...traitRules, ...strengthRules, ...cautionRules, ...wayRules, ...Object.values(workingRules).flat()]
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...rules), (facts, rule) => {
        const reading = read(facts)
        const levels = claimsOf(rule).map(({ key, level }) => reading.scales.get(key)?.level === level)
        if (holds(reading, rule)) expect(levels).not.toContain(false)
      }),
      RUNS,
    )
  })

  it('names Kazakh scales with Kazakh words', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const page = passagesOf(writeAnalysis(facts, new Map(), 'kk')).join(' ')
        expect(page).not.toMatch(/исследовательск|предприимчив|социальн|творческ|доброжелательн|добросовест|открытост/i)
        expect(page).not.toMatch(/(^|[^\p{L}])(сіз|сен|вы|вас|вам)(?!\p{L})/u)
      }),
      { numRuns: runs(100) },
    )
  })

  it('tells two thoughts about two people who share their interests and differ in character', () => {
    const [quiet, loud] = [person({ S: 85, extraversion: 20 }), person({ S: 85, extraversion: 80 })]
    const [first, second] = [quiet, loud].map(facts => writeAnalysis(facts, someProfessions, 'en').summary[1]!)
    expect(first).toContain('quiet gives you energy')
    expect(second).toContain('being among them')
  })

  it('names two interests whose bands overlap without putting one above the other', () => {
    const { headline, summary } = writeAnalysis(person({ I: 80, S: 76 }), someProfessions, 'en')
    expect(headline).toContain('finding causes and helping people')
    expect(summary[0]).toContain('The bands overlap')
  })

  it('gives a person whose interests are level no profession and no interest to lean on', () => {
    const facts = person({ S: 80, extraversion: 20 }, { undifferentiated: true })
    const { professions, summary, headline } = writeAnalysis(facts, someProfessions, 'en')
    expect(professions).toEqual([])
    expect(headline).toContain('stand level')
    expect(summary.join(' ')).not.toMatch(/you like helping/i)
  })

  it('advises the ninth class on college or school, the eleventh on exam subjects and an employee on work', () => {
    const path = { professionId: 'p1', subjects: ['BIOLOGY'], kinds: ['UNIVERSITY' as const] }
    const groups = [{ code: 'B057', exams: [['MATHEMATICS' as const, 'COMPUTER_SCIENCE' as const]] }]
    const paths = [{ ...path, groups }]
    const steps = (others: Partial<Facts>) =>
      writeAnalysis(person({ I: 80 }, { paths, ...others }), someProfessions, 'en')
        .month.map(({ title, text }) => `${title} ${text}`)
        .join(' ')
    expect(steps({ year: 9 })).toContain('classes 10–11')
    expect(steps({ year: 11 })).toContain('B057')
    expect(steps({ year: 11 })).toContain('mathematics + computer science')
    expect(steps({ status: 'EMPLOYED', age: 40, year: null })).toContain('at work')
    expect(steps({ status: 'EMPLOYED', age: 40, year: null })).not.toMatch(/school|exam|class/)
  })

  it('keeps the longest headline there can be within its length', () => {
    for (const { to, hasty, drawn } of [russian.headline, kazakh.headline, english.headline]) {
      const longest = (texts: string[], many: number) =>
        texts.toSorted((one, other) => other.length - one.length).slice(0, many)
      expect(to(longest(Object.values(drawn), 3)).length).toBeLessThanOrEqual(100)
      expect(hasty(longest(Object.values(drawn), 3)).length).toBeLessThanOrEqual(130)
    }
  })

  it('asks who answered in haste to take the test again before anything else', () => {
    const { month, cautions } = writeAnalysis(person({ I: 80 }, { careless: true }), someProfessions, 'en')
    expect(month[0]!.title).toBe('Take the test again without hurry')
    expect(cautions.map(({ title }) => title)).toContain('Some answers look hurried')
  })
})
