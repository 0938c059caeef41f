import { expect, it } from 'vitest'
import { nextOnWay } from './next-on-way.ts'

const nothing = { hasChances: false, plan: null }

it.each([
  ['the step of the tests before an analysis', 'further', nothing, 'further'],
  ['that step although chances were worked out', 'start', { ...nothing, hasChances: true }, 'start'],
  ['the chances after the analysis', 'analysed', nothing, 'chances'],
  ['a plan after the chances', 'analysed', { ...nothing, hasChances: true }, 'plan'],
  ['the first task of a plan', 'analysed', { hasChances: false, plan: { tasks: [1] } }, 'task'],
  ['a task, whatever test is begun beside it', 'continue', { hasChances: true, plan: { tasks: [1, 2] } }, 'task'],
  ['a plan that is done', 'analysed', { hasChances: true, plan: { tasks: [] } }, 'done'],
] as const)('%s comes next', (_, kind, way, next) => expect(nextOnWay({ kind }, way)).toBe(next))
