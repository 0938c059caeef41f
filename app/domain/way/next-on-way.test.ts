import { expect, it } from 'vitest'
import { nextOnWay } from './next-on-way.ts'

const nothing = { hasChances: false, hasPicks: false, taught: null, plan: null }

it.each([
  ['the step of the tests before an analysis', 'further', nothing, 'further'],
  ['that step although chances were worked out', 'start', { ...nothing, hasChances: true }, 'start'],
  ['the chances after the analysis', 'analysed', nothing, 'chances'],
  ['where it is taught for whom no grant is competed for', 'analysed', { ...nothing, taught: {} }, 'places'],
  ['a plan after a place is picked', 'analysed', { ...nothing, taught: {}, hasPicks: true }, 'plan'],
  ['the chances for others, whatever they have picked', 'analysed', { ...nothing, hasPicks: true }, 'chances'],
  ['a plan after the chances', 'analysed', { ...nothing, hasChances: true }, 'plan'],
  ['the first task of a plan', 'analysed', { ...nothing, plan: { tasks: [1] } }, 'task'],
  [
    'a task, whatever test is begun beside it',
    'continue',
    { ...nothing, hasChances: true, plan: { tasks: [1, 2] } },
    'task',
  ],
  ['a plan that is done', 'analysed', { ...nothing, hasChances: true, plan: { tasks: [] } }, 'done'],
] as const)('%s comes next', (_, kind, way, next) => expect(nextOnWay({ kind }, way)).toBe(next))
