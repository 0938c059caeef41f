import { expect, it } from 'vitest'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { ProfessionFact } from './facts.ts'
import { ledBy } from './led-by.ts'

const led = (ways: TrainingWayKind[], plannedWays: TrainingWayKind[] | null = null) =>
  ledBy({ professions: [{ id: 'tailor', ways } as ProfessionFact], plannedWays })?.way ?? null

it('An analysis leads to a college or a course by the first way its person is ready to go', () => {
  expect(led(['COLLEGE'])).toBe('COLLEGE')
  expect(led(['COURSE', 'COLLEGE'])).toBe('COLLEGE')
  expect(led(['COURSE'])).toBe('COURSE')
  expect(led(['UNIVERSITY', 'COLLEGE'])).toBeNull()
  expect(led(['UNIVERSITY', 'COLLEGE'], ['COLLEGE', 'COURSE'])).toBe('COLLEGE')
  expect(led(['MILITARY_OR_POLICE_INSTITUTE'])).toBeNull()
  expect(led([])).toBeNull()
  expect(ledBy({ professions: [], plannedWays: null })).toBeNull()
})
