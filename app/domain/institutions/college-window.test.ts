import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { admissionsFile } from '#prisma/seed/institutions.schema.ts'
import { daysOfSpeciality, windowOfSpeciality, windowOfWay } from './college-window.ts'

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

it('Nursing at a college is told its own day, and not that of creative exams', () => {
  const file = new URL('../../../prisma/seed/content/admissions/kz-college.json', import.meta.url)
  const { deadlines } = admissionsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const daysOf = (code: string) => daysOfSpeciality(deadlines, code).map(({ to }) => to)
  expect(daysOf('09130100')).toEqual(['08-10'])
  expect(daysOf('02150300')).toEqual(['07-20'])
  expect(daysOf('07150500')).toEqual(['08-22'])
  expect(daysOfSpeciality([{ to: '07-31' }], '07150500')).toEqual([{ to: '07-31' }])
})
