import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStepOf, placeOf, type StudentFacts, talkReasonsOf } from './talk-reasons.ts'

const now = new Date('2026-11-22T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const dayBefore = (days: number) => daysAgo(days).toISOString().slice(0, 10)

/** A pupil who has completed everything. */
const settled: StudentFacts = {
  joinedAt: daysAgo(90),
  onboardedAt: daysAgo(80),
  open: [],
  completed: { INTERESTS: daysAgo(60), PERSONALITY: daysAgo(59), VALUES: daysAgo(58) },
  interests: { completedAt: daysAgo(60), flat: false, careless: false },
  analysedAt: daysAgo(50),
  chances: { completedAt: daysAgo(40), choices: ['low', 'medium'] },
  plan: { createdAt: daysAgo(30), done: false, overdue: [] },
  asked: null,
  talkedAt: null,
}
const kindsOf = (facts: Partial<StudentFacts>) => talkReasonsOf({ ...settled, ...facts }, now).map(({ kind }) => kind)
const leftTest = (days: number, answered = 14) => ({
  open: [{ versionId: 'aptitude-v1', answered, lastAnswerAt: daysAgo(days) }],
})
const overdue = (...days: number[]) => ({
  plan: { ...settled.plan!, overdue: days.map(day => ({ due: dayBefore(day), facts: {} })) },
})

describe('a reason to talk', () => {
  it('is none for somebody who has left nothing lying', () => expect(kindsOf({})).toEqual([]))

  it('is the pupil’s own request, whatever else', () => {
    expect(kindsOf({ asked: { at: daysAgo(0), words: 'Родители хотят другое' } })).toEqual(['asked'])
  })

  it('is a test left in the middle for a week, and not one of yesterday or without an answer', () => {
    expect(kindsOf(leftTest(8))).toEqual(['test-left'])
    expect(kindsOf(leftTest(6))).toEqual([])
    expect(kindsOf(leftTest(60, 0))).toEqual([])
  })

  it('is a low chance at every choice; one that is open, or of which nothing is known, is enough to stay', () => {
    const choices = (...all: NonNullable<StudentFacts['chances']>['choices']) =>
      kindsOf({ chances: { completedAt: daysAgo(40), choices: all } })
    expect(choices('low')).toEqual(['low-chances'])
    expect(choices('low', 'low', 'shut')).toEqual(['low-chances'])
    expect(choices('shut')).toEqual([])
    for (const other of ['medium', 'high', 'open', 'unknown'] as const) expect(choices('low', other)).toEqual([])
    expect(choices()).toEqual([])
  })

  it('is a list of interests without a shape, unless the answers were hasty', () => {
    const flat = { completedAt: daysAgo(60), flat: true, careless: false }
    expect(kindsOf({ interests: flat })).toEqual(['undifferentiated'])
    expect(kindsOf({ interests: { ...flat, careless: true } })).toEqual([])
  })

  it('is a step of the plan that is overdue for more than a week', () => {
    expect(kindsOf(overdue(8))).toEqual(['plan-overdue'])
    expect(kindsOf(overdue(7, 1))).toEqual([])
    expect(talkReasonsOf({ ...settled, ...overdue(8, 20, 3) }, now)).toMatchObject([
      { tasks: [{ due: dayBefore(20) }, { due: dayBefore(8) }] },
    ])
  })

  it('is answered by a talk, until there is a newer fact', () => {
    const everything = {
      ...leftTest(20),
      ...overdue(20),
      interests: { completedAt: daysAgo(60), flat: true, careless: false },
      chances: { completedAt: daysAgo(40), choices: ['low' as const] },
      asked: { at: daysAgo(5), words: null },
    }
    expect(kindsOf(everything)).toEqual(['asked', 'test-left', 'low-chances', 'undifferentiated', 'plan-overdue'])
    expect(kindsOf({ ...everything, talkedAt: daysAgo(1) })).toEqual([])
    expect(kindsOf({ ...everything, talkedAt: daysAgo(6) })).toEqual(['asked'])
    expect(kindsOf({ ...overdue(20, 12), talkedAt: daysAgo(3) })).toEqual([])
    expect(talkReasonsOf({ ...settled, ...overdue(20, 8), talkedAt: daysAgo(2) }, now)).toMatchObject([
      { kind: 'plan-overdue', tasks: [{ due: dayBefore(8) }] },
    ])
  })
})

describe('the step that is left', () => {
  it('is the next on the way, waiting since the last step', () => {
    expect(nextStepOf(settled)).toBeNull()
    expect(nextStepOf({ ...settled, plan: null })).toEqual({ kind: 'plan', since: daysAgo(40) })
    expect(
      nextStepOf({ ...settled, completed: { INTERESTS: daysAgo(60) }, analysedAt: null, chances: null, plan: null }),
    ).toEqual({ kind: 'PERSONALITY', since: daysAgo(60) })
    expect(nextStepOf({ ...settled, onboardedAt: null })).toEqual({ kind: 'sign-in', since: daysAgo(90) })
  })

  it('is a reminder only when nothing has happened for a week', () => {
    const at = (days: number) =>
      placeOf({ ...settled, plan: null, chances: { ...settled.chances!, completedAt: daysAgo(days) } }, now).place
    expect([at(6), at(7)]).toEqual(['own', 'remind'])
  })
})

describe('whatever the facts', () => {
  const day = fc.integer({ min: 0, max: 120 })
  const when = day.map(daysAgo)
  const facts: fc.Arbitrary<StudentFacts> = fc.record({
    joinedAt: when,
    onboardedAt: fc.option(when),
    open: fc.array(fc.record({ versionId: fc.constant('v'), answered: fc.nat(30), lastAnswerAt: when }), {
      maxLength: 3,
    }),
    completed: fc.record({ INTERESTS: when, PERSONALITY: when, VALUES: when }, { requiredKeys: [] }),
    interests: fc.option(fc.record({ completedAt: when, flat: fc.boolean(), careless: fc.boolean() })),
    analysedAt: fc.option(when),
    chances: fc.option(
      fc.record({
        completedAt: when,
        choices: fc.array(
          fc.constantFrom('low' as const, 'medium' as const, 'open' as const, 'shut' as const, 'unknown' as const),
        ),
      }),
    ),
    plan: fc.option(
      fc.record({
        createdAt: when,
        done: fc.boolean(),
        overdue: fc.array(day.map(days => ({ due: dayBefore(days), facts: {} }))),
      }),
    ),
    asked: fc.option(fc.record({ at: when, words: fc.option(fc.string()) })),
    talkedAt: fc.option(when),
  })

  it('nobody is in two places, and a talk now empties the list', () => {
    fc.assert(
      fc.property(facts, given => {
        const reasons = talkReasonsOf(given, now)
        expect(placeOf(given, now).place === 'talk').toBe(reasons.length > 0)
        expect(talkReasonsOf({ ...given, talkedAt: now }, now)).toEqual([])
        for (const { since, on } of reasons) {
          expect(on.getTime()).toBeLessThanOrEqual(since.getTime())
          expect(since.getTime()).toBeLessThanOrEqual(now.getTime())
        }
      }),
    )
  })

  it('no reason carries a score', () => {
    fc.assert(
      fc.property(facts, given => {
        for (const reason of talkReasonsOf(given, now))
          expect(Object.keys(reason).filter(key => /score|mean|percent|chance$/i.test(key))).toEqual([])
      }),
    )
  })
})
