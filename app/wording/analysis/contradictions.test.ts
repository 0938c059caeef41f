import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { anyFacts, scaleFact, someProfessions, someTitles } from '#tests/world/facts.ts'
import type { AnalysisText, Facts, ScaleFact } from '#app/domain/guidance/facts.ts'
import { findContradictions } from './contradictions.ts'
import { writeAnalysis } from './write-analysis.ts'

const [sample] = fc.sample(
  anyFacts.filter(({ professions }) => professions.length > 3),
  { numRuns: 1, seed: 20261121 },
) as [Facts]
const middling = <K extends string>(scales: ScaleFact<K>[]) => scales.map(({ key }) => scaleFact(key, 60))
const known: Facts = {
  ...sample,
  age: 15,
  interests: middling(sample.interests).map(scale =>
    scale.key === 'S' || scale.key === 'I' ? scaleFact(scale.key, scale.key === 'S' ? 20 : 80) : scale,
  ),
  traits: middling(sample.traits),
  values: middling(sample.values),
  aptitudes: null,
  professions: sample.professions.map((one, at) => ({ ...one, rank: at + 1 })),
  paths: [{ professionId: 'p1', subjects: [], kinds: ['UNIVERSITY'], groups: [{ code: 'B057', exams: [] }] }],
}

function check(paragraph: string, language: (typeof languages)[number] = 'en') {
  const text: AnalysisText = writeAnalysis(known, someProfessions, language)
  return findContradictions({ ...text, summary: [paragraph, ...text.summary.slice(1)] }, known, someTitles, language)
}

describe('the check of a text against the facts', () => {
  it.each([
    ['en', 'Your Social interest is high.'],
    ['en', 'Investigative is your weakest interest.'],
    ['en', 'Your Investigative score is 44 points and that is a lot.'],
    ['en', 'Your Investigative 20 is nothing to build on.'],
    ['en', 'You suit this work by 20 %.'],
    ['en', 'Look at programme group B099.'],
    ['en', 'Think of becoming a “Deep sea diver”.'],
    ['en', 'You scored 3 points in the second part.'],
    ['en', 'Read more at https://example.org today.'],
    ['en', 'Read more at example.org/now today.'],
    ['en', 'Write to @mentor, who will help.'],
    ['en', 'You like to find \u202Ethe truth\u202C yourself.'],
    ['en', 'You are **born** for this.'],
    ['en', 'What a wonderful result!'],
    ['ru', 'Социальный интерес у вас высокий, и это заметно.'],
    ['ru', 'Исследовательский интерес у вас слабый.'],
    ['ru', 'Присмотритесь к профессии «Водолаз».'],
    ['kk', 'Сіздің әлеуметтік қызығушылығыңыз жоғары.'],
    ['kk', 'Зерттеушілік қызығушылығыңыз төмен.'],
  ] as const)('finds what is false (%s): %s', (language, paragraph) => {
    expect(check(paragraph, language)).not.toHaveLength(0)
  })

  it.each([
    ['en', 'Your Social interest is low, but the Investigative one is high.'],
    ['en', 'Investigative 80 (65–95) out of 100, which is not low.'],
    ['en', 'Look at group B057 within 3 weeks.'],
    ['ru', 'Попробуйте разное, т.е. два кружка и т.д.'],
    ['ru', 'Исследовательский интерес высокий, а социальный низкий.'],
    ['ru', 'Присмотритесь к профессии «Эколог» и поговорите с двумя людьми за 2 недели.'],
    ['kk', 'Зерттеушілік қызығушылығыңыз жоғары, ал әлеуметтік төмен.'],
  ] as const)('lets pass what the facts say (%s): %s', (language, paragraph) => {
    expect(check(paragraph, language)).toEqual([])
  })

  it('finds a remark left out, doubled or made up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.nat({ max: 2 }), (language, way) => {
        const text = writeAnalysis(known, someProfessions, language)
        const [first, ...others] = text.professions
        const remarks = [others, [first!, ...text.professions], [{ ...first!, id: 'p99' }, ...others]][way]!
        expect(findContradictions({ ...text, professions: remarks }, known, someTitles, language)).toHaveLength(1)
      }),
    )
  })

  it('finds a text that is too long, too short or empty', () => {
    const text = writeAnalysis(known, someProfessions, 'en')
    const broken = {
      ...text,
      headline: 'long '.repeat(50),
      strengths: text.strengths.slice(0, 1),
      working: ['', ' ', '.'],
    }
    expect(findContradictions(broken, known, someTitles, 'en')).toHaveLength(4)
  })
})
