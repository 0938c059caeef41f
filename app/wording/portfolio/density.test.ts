import { describe, expect, it } from 'vitest'
import { isRoomy, type PortfolioParts } from './density.ts'

const words = (letters: number) => 'Меряю уровень воды в реке каждый день. '.repeat(20).slice(0, letters).trim()
const times = <Thing>(number: number, thing: Thing) => Array.from({ length: number }, () => thing)
const nothing: PortfolioParts = {
  ...{ name: 'Аружан Сериккызы', line: '10 класс, лицей, Алматы', goal: null, about: null, languages: null },
  ...{ projects: [], certificates: [], tests: [], achievements: [] },
}
const project = { name: 'Дневник Нуры', did: words(90), skills: words(80) }
const certificate = { name: 'Олимпиада по географии', check: { host: 'check.example.kz' } }
const test = { rows: times(3, { name: 'Исследовательский' }), notes: words(300) }
const achievement = { name: 'Своё дело', why: words(70) }

describe('a portfolio is printed larger', () => {
  it.each<[string, Partial<PortfolioParts>]>([
    ['with nothing but a name', {}],
    ['with one of each', { about: words(200), projects: [project], certificates: [certificate], tests: [test] }],
    ['with three projects', { about: words(300), projects: times(3, project) }],
    [
      'with two certificates and three achievements',
      { certificates: times(2, certificate), achievements: times(3, achievement) },
    ],
  ])('%s', (_, parts) => {
    expect(isRoomy({ ...nothing, ...parts })).toBe(true)
  })
})

describe('a portfolio is printed small', () => {
  it.each<[string, Partial<PortfolioParts>]>([
    [
      'with as much as its first sheet holds',
      {
        about: words(600),
        languages: words(150),
        projects: times(4, { ...project, name: words(100), did: words(180) }),
      },
    ],
    [
      'with as much as its second sheet holds',
      { certificates: times(6, certificate), tests: times(3, test), achievements: times(6, achievement) },
    ],
    [
      'where one sheet alone is full',
      { projects: [project], tests: times(3, test), achievements: times(6, achievement) },
    ],
  ])('%s', (_, parts) => {
    expect(isRoomy({ ...nothing, ...parts })).toBe(false)
  })

  it('as soon as one thing more is too much, and stays so', () => {
    const roomy = Array.from({ length: 20 }, (_, number) =>
      isRoomy({ ...nothing, achievements: times(number, achievement) }),
    )
    expect(roomy).toEqual([...roomy].sort().reverse())
    expect(new Set(roomy).size).toBe(2)
  })
})
