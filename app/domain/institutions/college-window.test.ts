import { expect, it } from 'vitest'
import { windowOfSpeciality, windowOfWay } from './college-window.ts'

it.each([
  ['09130100', 'TEACHING_AND_MEDICINE'],
  ['01140100', 'TEACHING_AND_MEDICINE'],
  ['01140200', 'CREATIVE'],
  ['02150300', 'CREATIVE'],
  ['02110500', 'MID_LEVEL'],
  ['09230100', 'MID_LEVEL'],
  ['07150500', 'MID_LEVEL'],
  [null, 'MID_LEVEL'],
])('A college takes papers for %s in the window %s', (code, window) => expect(windowOfSpeciality(code)).toBe(window))

it('A welder is a worker, a technician is not, and a carer goes by the days of medicine', () => {
  expect(windowOfWay({ specialities: ['07150500'], years: 0.83 })).toBe('WORKERS')
  expect(windowOfWay({ specialities: ['07130100'], years: 2.83 })).toBe('MID_LEVEL')
  expect(windowOfWay({ specialities: ['09130100'], years: 0.83 })).toBe('TEACHING_AND_MEDICINE')
  expect(windowOfWay({ specialities: ['07230100', '02120200'], years: 2.83 })).toBe('CREATIVE')
})
