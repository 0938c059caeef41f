import { describe, expect, it } from 'vitest'
import type { MaterialCard } from '#app/domain/materials/card.ts'
import { chooseMaterials } from './choose-materials.ts'

const card = (id: string, changes: Partial<MaterialCard> = {}): MaterialCard => ({
  id,
  skills: ['PROGRAMMING'],
  language: 'ru',
  level: 'BEGINNER',
  hours: 10,
  free: true,
  ...changes,
})
const wanted = [{ skill: 'PROGRAMMING' as const, level: 'BEGINNER' as const }]
const choose = (cards: MaterialCard[], changes: Partial<Parameters<typeof chooseMaterials>[2]> = {}) =>
  chooseMaterials(wanted, cards, { reader: 'ru', most: 1, used: new Set(), ...changes })

describe('The materials of a task', () => {
  it('are about its skill, and first of all about it', () => {
    expect(choose([card('web', { skills: ['WEB'] })])).toEqual([])
    expect(choose([card('second', { skills: ['WEB', 'PROGRAMMING'] }), card('first')])).toEqual(['first'])
  })

  it('are in the language of the reader, and for a reader of Kazakh in Russian before English', () => {
    const cards = [card('en', { language: 'en' }), card('ru'), card('kk', { language: 'kk' })]
    expect(choose(cards, { reader: 'kk', most: 3 })).toEqual(['kk', 'ru', 'en'])
    expect(choose(cards, { reader: 'en', most: 2 })).toEqual(['en', 'ru'])
  })

  it('are in the language of the reader before they are mostly about the skill', () => {
    const cards = [card('first'), card('own', { language: 'kk', skills: ['WEB', 'PROGRAMMING'] })]
    expect(choose(cards, { reader: 'kk' })).toEqual(['own'])
  })

  it('are not for advanced readers of a foreign language where one begins', () => {
    expect(choose([card('hard', { language: 'en', level: 'ADVANCED' })])).toEqual([])
    expect(choose([card('hard', { level: 'ADVANCED' })])).toEqual(['hard'])
  })

  it('are free, of the nearest level and short', () => {
    expect(choose([card('paid', { free: false, hours: 1 }), card('free')])).toEqual(['free'])
    expect(choose([card('hard', { level: 'ADVANCED', hours: 1 }), card('easy')])).toEqual(['easy'])
    expect(choose([card('long'), card('short', { hours: 2 })])).toEqual(['short'])
  })

  it('do not come twice in a plan unless there is nothing else', () => {
    const used = new Set<string>()
    const cards = [card('a', { hours: 1 }), card('b')]
    expect([choose(cards, { used }), choose(cards, { used }), choose(cards, { used })]).toEqual([['a'], ['b'], ['a']])
  })

  it('give each skill one before any has two', () => {
    const cards = [card('p1'), card('p2', { hours: 20 }), card('w', { skills: ['WEB'] })]
    const both = [...wanted, { skill: 'WEB' as const, level: 'BEGINNER' as const }]
    expect(chooseMaterials(both, cards, { reader: 'ru', most: 2, used: new Set() })).toEqual(['p1', 'w'])
  })
})
