import { expect, it } from 'vitest'
import { faultInName } from '#app/domain/text-safety/names.ts'
import { classmates, people } from '../demo-people.ts'
import { newcomers } from './community/people.ts'
import { pupilOf, schools } from './pupils.ts'

it('the names of everybody in the demo are innocent', () => {
  const pupils = schools.flatMap(({ cityId, groups }) =>
    Object.entries(groups).flatMap(([code, rows]) => rows.map(row => pupilOf(code, row, cityId, new Date()))),
  )
  const named = [...people, ...classmates, ...newcomers, ...pupils]
  const names = named.flatMap(({ firstName, lastName, username }) => [`${firstName} ${lastName}`, username])
  expect(names.filter(faultInName)).toEqual([])
})
