import { describe, expect, it } from 'vitest'
import { type Form, takersOf } from '#tests/world/simulated-takers.ts'
import { carelessness } from './carelessness.ts'
import { addAnswers, emptyAnswerSums, referenceOf } from './reference.ts'
import { cronbachAlpha } from './statistics.ts'
import type { Reference } from './typical-answers.ts'

const PEOPLE = 3000
const JUDGED = 1000
const SEED = 20261122

const forms = {
  'sixty items on six scales': { scales: 6, items: 10 },
  'fifty items on five scales, half of them reversed': { scales: 5, items: 10, reversed: true },
  'thirty items on six scales': { scales: 6, items: 5 },
  'twenty-four items on six scales, most of them important': { scales: 6, items: 4, centre: 3.8 },
  'twenty-five items in six steps': { scales: 5, items: 5, reversed: true, range: [1, 6] },
} satisfies Record<string, Form>
const named = Object.entries(forms)

function measure(form: Form) {
  const takers = takersOf(form, SEED)
  const { scales, keys, range } = takers
  const groupOf = (answer: () => number[], size = PEOPLE) => Array.from({ length: size }, answer)
  const learn = (people: number[][]) => {
    const sums = emptyAnswerSums(scales.length)
    for (const answers of people) addAnswers(sums, answers)
    return referenceOf(sums)!
  }
  const marked = (people: number[][], more: { reference?: Reference; pace?: number } = {}) => {
    const { reference, pace = 4 } = more
    const seconds = scales.map(() => pace)
    const found = people.filter(
      answers => carelessness({ answers, keys, scales, seconds, range, reference }).flags.length > 0,
    )
    return found.length / people.length
  }
  return { ...takers, groupOf, learn, marked }
}

describe('simulated people, while there are no norms', () => {
  it('have the reliability our tests are designed for', () => {
    const { scales, honest, groupOf } = measure({ scales: 6, items: 10 })
    const first = groupOf(honest).map(answers => answers.filter((_, at) => scales[at] === '0'))
    expect(cronbachAlpha(first)).toBeCloseTo(0.8, 1)
  })

  it.each(named)('who answer %s in earnest are marked in at most three cases of a hundred', (name, form) => {
    const { honest, random, groupOf, marked } = measure(form)
    expect(marked(groupOf(honest))).toBeLessThanOrEqual(0.03)
    // Random answers contradict each other only sometimes; random and fast answers are always found.
    const anything = groupOf(random)
    expect(marked(anything)).toBeGreaterThan(0.3)
    expect(marked(anything, { pace: 1 })).toBe(1)
  })
})

describe('simulated people, held against others', () => {
  it.each(named)('who answer %s: nearly all random answers are found, few honest ones', (name, form) => {
    const { honest, random, halfRandom, groupOf, learn, marked } = measure(form)
    for (const size of [300, PEOPLE]) {
      const reference = learn(groupOf(honest, size))
      // Other people than those the reference was fitted to.
      const unseen = marked(groupOf(honest, JUDGED), { reference })
      const found = marked(groupOf(random, JUDGED), { reference })
      expect(unseen).toBeLessThanOrEqual(0.05)
      expect(found).toBeGreaterThanOrEqual(0.8)
      expect(marked(groupOf(halfRandom, JUDGED), { reference })).toBeGreaterThan(0.45)
    }
  })
})
