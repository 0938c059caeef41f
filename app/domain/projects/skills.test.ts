import { expect, it } from 'vitest'
import { skillsOf } from './project.schema.ts'
import { recogniser, skillOf } from './skills.ts'

const names = [
  ['SPREADSHEETS', 'Электронные таблицы'],
  ['SPREADSHEETS', 'Электрондық кестелер'],
] as const
const recognised = recogniser(names)

it('a skill in one’s own words is the vocabulary’s where it reads like a name of it in any language', () => {
  expect(recognised('электронные ТАБЛИЦЫ')).toBe('SPREADSHEETS')
  expect(recognised('Электрондык кестелер')).toBe('SPREADSHEETS')
  expect(recognised('Рейкамен өлшеу')).toBe('Рейкамен өлшеу')
})

it('a skill is kept once, however it was typed', () => {
  expect(skillsOf(['SPREADSHEETS', 'Рейкамен өлшеу', 'рейкамен олшеу', 'SPREADSHEETS'])).toEqual([
    { skill: 'SPREADSHEETS', name: null },
    skillOf('рейкамен олшеу'),
  ])
})
