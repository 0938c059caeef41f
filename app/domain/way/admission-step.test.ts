import { expect, it } from 'vitest'
import { type AdmissionWay, chooseAdmissionStep, chooseAfterChances } from './admission-step.ts'

const nothing: AdmissionWay = { picks: [], admission: null, isAnalysed: false, plan: { state: 'open' } }
const made = { id: 'made', isMade: true }
const counted = { id: 'kaznu', counted: true }
const fresh = { id: 'enu', counted: false }
const taken = { state: 'taken', planId: 'mine' } as const
const waiting = { state: 'waiting', until: '2026-12-01T00:00:00.000Z' } as const

it.each<[string, Partial<AdmissionWay>, object]>([
  ['picks something first', {}, { kind: 'pick' }],
  ['counts what is picked', { picks: [fresh] }, { kind: 'count', count: 1 }],
  [
    'counts what was picked since',
    { picks: [counted, fresh], admission: made, isAnalysed: true },
    { kind: 'count', count: 1 },
  ],
  [
    'waits for chances on their way',
    { picks: [fresh], admission: { id: 'a', isMade: false } },
    { kind: 'wait', admissionId: 'a' },
  ],
  ['needs the analysis for a plan', { picks: [counted], admission: made }, { kind: 'direction' }],
  ['makes a plan', { picks: [counted], admission: made, isAnalysed: true }, { kind: 'plan' }],
  ['makes a plan with all picks dropped', { admission: made, isAnalysed: true }, { kind: 'plan' }],
  [
    'counts anew while no plan may be made',
    { admission: made, isAnalysed: true, plan: waiting },
    { kind: 'recount', admissionId: 'made' },
  ],
  [
    'opens the plan there is',
    { picks: [fresh], admission: made, isAnalysed: true, plan: taken },
    { kind: 'underWay', planId: 'mine' },
  ],
  ['opens the plan of a person without chances', { plan: taken }, { kind: 'underWay', planId: 'mine' }],
])('a person on the way to a place %s', (_, way, step) => {
  expect(chooseAdmissionStep({ ...nothing, ...way })).toEqual(step)
})

it('a reader of chances goes on from them, whatever is picked since', () => {
  expect(chooseAfterChances('old', { isAnalysed: true, plan: { state: 'open' } })).toEqual({ kind: 'plan' })
  expect(chooseAfterChances('old', { isAnalysed: true, plan: waiting })).toEqual({
    kind: 'recount',
    admissionId: 'old',
  })
  expect(chooseAfterChances('old', { isAnalysed: false, plan: { state: 'open' } })).toEqual({ kind: 'direction' })
  expect(chooseAfterChances('old', { isAnalysed: false, plan: taken })).toEqual({ kind: 'underWay', planId: 'mine' })
})
