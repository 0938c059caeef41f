import { describe, expect, it } from 'vitest'
import { fitOf } from '#app/domain/projects/fit.ts'
import type { Language } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { whyText } from './why-text.ts'

const skills = [
  { skill: 'DRAWING', name: null },
  { skill: 'RESEARCH', name: null },
  { skill: 'карты', name: 'Карты' },
]
const professions = [{ title: 'Эколог', skills: ['ECOLOGY', 'RESEARCH'] }]
const nobody = { interests: [], skills: [], professionSkills: [] }

function why(person: Partial<Parameters<typeof fitOf>[1]>, language: Language = 'ru') {
  const fit = fitOf(
    { interests: ['ART', 'GEOGRAPHY'], skills: skills.map(({ skill }) => skill) },
    { ...nobody, ...person },
  )
  return whyText(fit, { project: { skills }, person: { professions }, reader: readerOf(language, 'projects') })
}

describe('the reason of a project that fits', () => {
  it('names what both have in common, in the reader’s words', () => {
    expect(why({ skills: ['DRAWING', 'карты'], interests: ['ART'] })).toBe(
      'Подходит: совпали навыки «Рисунок» и «Карты»; совпал интерес «Изобразительное искусство».',
    )
    expect(why({ interests: ['ART', 'GEOGRAPHY'] }, 'kk')).toBe(
      'Неге сай: «Бейнелеу өнері» және «География» Сізді де қызықтырады.',
    )
  })

  it('names the profession a skill belongs to', () => {
    expect(why({ professionSkills: ['RESEARCH'] })).toMatch(/^Подходит: навык «.+» есть и у профессии «Эколог»/)
  })
})
