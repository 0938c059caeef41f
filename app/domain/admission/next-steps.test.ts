import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abroad,
  analysisOf,
  anyAnalysis,
  applicantWith,
  asking,
  modelOf,
  programmeWith,
} from '#tests/world/admission.ts'
import type { Conditions, Programme } from './programme.ts'
import type { Applicant } from './demands.ts'
import { nextSteps } from './next-steps.ts'

const it98 = { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE' } as const
/** Returns a model of the groups of these programmes. */
function modelFor(programmes: readonly Programme[]) {
  const groups = programmes.flatMap(({ groupCode }) => {
    const [general, rural] = (groupCode === 'B057' ? '94' : (groupCode ?? '')).split('/').map(Number)
    return groupCode ? [[groupCode, { general, rural }] as const] : []
  })
  return modelOf(Object.fromEntries(groups))
}

const stepsOf = (programmes: Programme[], given: Partial<Applicant>, changes: Partial<Conditions> = {}) =>
  nextSteps(analysisOf(programmes, applicantWith(given), { model: modelFor(programmes), ...changes }))
const keysOf = (...of: Parameters<typeof stepsOf>) => stepsOf(...of).map(({ step }) => step)
/** Returns a programme with a group of its own, whose code states its thresholds. */
const cutoff = (majorId: string, general: number, rural?: number) =>
  programmeWith({ majorId, groupCode: rural === undefined ? `${general}` : `${general}/${rural}` })

describe('the next steps', () => {
  it('begin with what is missing, each thing once', () => {
    const asked = [asking('IELTS', 6), asking('UNT', 70)]
    const steps = stepsOf([programmeWith({ asked }), programmeWith({ majorId: 'law', asked })], {})
    expect(steps[0]).toEqual({ step: 'tell', missing: ['unt', 'untSubjects', 'ielts'] })
    expect(steps.at(-1)).toEqual({ step: 'dates' })
  })

  it('name the fewest points that lift a chance', () => {
    // High starts at 101 for a cut-off of 94, at 100 for 92; medium at 108 for 108.
    const steps = stepsOf([cutoff('it', 94), cutoff('data', 92), cutoff('law', 108)], it98)
    expect(steps).toContainEqual({ step: 'points', majorId: 'data', points: 2, score: 100, band: 'high' })
  })

  it('name a demand that is missed by little, but not the UNT, which is told by its points', () => {
    const asked = [asking('UNT', 100), asking('GPA', 3), asking('IELTS', 6)]
    const steps = stepsOf([programmeWith({ asked })], { ...it98, gpa: 2, ielts: 5.5 })
    const near = steps.find(({ step }) => step === 'nearly')
    expect(near).toMatchObject({ majorId: 'it', demand: { measure: 'IELTS', minimum: 6, have: 5.5 } })
    expect(keysOf([programmeWith({ asked: [asking('UNT', 100)] })], it98)).not.toContain('nearly')
  })

  it('say that the profile subjects are others', () => {
    const steps = stepsOf([programmeWith()], { unt: 98, untSubjects: 'BIOLOGY+CHEMISTRY' })
    expect(steps.slice(0, 1)).toEqual([{ step: 'subjects', majorId: 'it' }])
    expect(steps.map(({ step }) => step)).not.toContain('points')
  })

  it('think of the rural quota where it would be another word', () => {
    expect(stepsOf([cutoff('it', 94, 88)], it98)).toContainEqual({ step: 'rural', majorId: 'it' })
    expect(keysOf([cutoff('it', 94, 93)], it98)).not.toContain('rural')
    expect(keysOf([cutoff('it', 94, 88)], it98, { pool: 'RURAL' })).not.toContain('rural')
  })

  it('ask for something sure where nothing is', () => {
    expect(keysOf([cutoff('it', 94)], it98)).toContain('safe')
    expect(keysOf([cutoff('it', 94), cutoff('law', 60)], it98)).not.toContain('safe')
    expect(keysOf([programmeWith({ ...abroad })], it98)).toEqual(['dates'])
    expect(keysOf([programmeWith()], {})).not.toContain('safe')
  })

  it('leave room for a dream where everything is sure, and there is more than one thing', () => {
    expect(keysOf([cutoff('it', 60), cutoff('law', 70)], it98)).toContain('dream')
    expect(keysOf([cutoff('it', 60)], it98)).toEqual(['dates'])
    expect(keysOf([cutoff('it', 60), cutoff('law', 94)], it98)).not.toContain('dream')
  })

  it('are one to five, none twice, what is missing first, and about programmes of the list', () => {
    fc.assert(
      fc.property(anyAnalysis, ({ facts }) => {
        const steps = nextSteps(facts)
        const keys = steps.map(({ step }) => step)
        expect(steps.length).toBeGreaterThanOrEqual(1)
        expect(steps.length).toBeLessThanOrEqual(5)
        expect(new Set(keys).size).toBe(keys.length)
        const missing = new Set(facts.choices.flatMap(choice => choice.missing))
        expect(keys[0] === 'tell').toBe(missing.size > 0)
        const bands = facts.choices.flatMap(({ outcome }) =>
          outcome.way === 'REQUIREMENTS' ? [] : (outcome.band ?? []),
        )
        if (keys.includes('safe')) expect(bands).not.toContain('high')
        if (keys.includes('dream')) expect(new Set(bands)).toEqual(new Set(['high']))
        if (keys.length < 5) expect(keys.at(-1)).toBe('dates')
        for (const step of steps) {
          if ('majorId' in step) expect(facts.choices.map(({ majorId }) => majorId)).toContain(step.majorId)
          if (step.step === 'points') {
            const lifts = facts.choices.flatMap(({ outcome }) =>
              outcome.way === 'GRANT' && outcome.lift ? [outcome.lift.points] : [],
            )
            expect(step.points).toBe(Math.min(...lifts))
          }
        }
      }),
    )
  })
})
