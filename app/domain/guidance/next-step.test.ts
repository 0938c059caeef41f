import { describe, expect, it } from 'vitest'
import { chooseNextStep } from './next-step.ts'
import { readinessOf } from './readiness.ts'

type State = 'new' | 'active' | 'completed'
const test = (instrument: string, state: State = 'new', id = instrument.toLowerCase()) => ({
  id,
  instrument,
  title: id,
  state,
  answered: state === 'active' ? 4 : 0,
  questions: 30,
  minutes: 5,
  minimumAge: 12,
  completedAt: state === 'completed' ? '2026-11-20T09:00:00Z' : null,
})
const all = (one: State, two: State, three: State) => [
  test('INTERESTS', one),
  test('INTERESTS', 'new', 'interests-short'),
  test('PERSONALITY', two),
  test('VALUES', three),
]
const open = { locked: false, age: 16, analysis: null }

describe('what an analysis still needs', () => {
  it('is one test of each instrument that has none completed, in whichever form', () => {
    const { done, of, remaining } = readinessOf([
      test('INTERESTS'),
      test('INTERESTS', 'completed', 'interests-short'),
      test('PERSONALITY', 'active'),
    ])
    expect([done, of]).toEqual([1, 3])
    expect(remaining.map(({ instrument, test: found }) => [instrument, found?.id])).toEqual([
      ['PERSONALITY', 'personality'],
      ['VALUES', undefined],
    ])
  })

  it('offers the form that is begun', () => {
    const { remaining } = readinessOf([test('INTERESTS'), test('INTERESTS', 'active', 'interests-short')])
    expect(remaining[0]!.test!.id).toBe('interests-short')
  })
})

describe('the next step', () => {
  it.each([
    ['begins the first test', all('new', 'new', 'new'), open, 'start', 'interests'],
    ['goes on with what is begun', all('completed', 'active', 'new'), open, 'continue', 'personality'],
    ['takes the next test', all('completed', 'new', 'new'), open, 'further', 'personality'],
    ['is the analysis once its tests are done', all('completed', 'completed', 'completed'), open, 'analyse', null],
    ['waits', all('completed', 'completed', 'completed'), { ...open, analysis: 'LOADING' }, 'wait', null],
    ['reads it', all('completed', 'completed', 'completed'), { ...open, analysis: 'COMPLETED' }, 'analysed', null],
    ['asks again', all('completed', 'completed', 'completed'), { ...open, analysis: 'FAILED' }, 'analyse', null],
    ['unlocks', all('new', 'new', 'new'), { ...open, locked: true }, 'unlock', 'interests'],
    ['reads results', all('completed', 'new', 'new'), { ...open, locked: true }, 'read', 'interests'],
    ['looks at professions', all('new', 'new', 'new'), { ...open, age: 9 }, 'browse', null],
  ] as const)('%s', (_, tests, standing, kind, testId) => {
    expect(chooseNextStep(tests, standing)).toMatchObject({ kind, testId })
  })

  it('never is a test that guidance does not rest on, begun or completed', () => {
    for (const state of ['new', 'active', 'completed'] as const) {
      const tests = [test('OTHER', state, 'own'), ...all('new', 'new', 'new')]
      expect(chooseNextStep(tests, open)).toMatchObject({ kind: 'start', testId: 'interests', done: 0 })
    }
    const done = [test('OTHER', 'active', 'own'), ...all('completed', 'completed', 'completed')]
    expect(chooseNextStep(done, open).kind).toBe('analyse')
  })

  it('says how many of the tests are done', () => {
    expect(chooseNextStep(all('completed', 'completed', 'new'), open)).toMatchObject({ done: 2, of: 3 })
  })
})
