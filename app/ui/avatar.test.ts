import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

describe('initials', () => {
  it('are the first letters of both names in capitals', () => {
    expect(initialsOf('Айгерім', 'Сәрсенова')).toBe('АС')
    expect(initialsOf('ұлжан', 'өтеген')).toBe('ҰӨ')
  })

  it('keep a letter with its accent together', () => {
    expect(initialsOf('Е\u0301лена', 'Йо\u0306рк')).toBe('Е\u0301Й')
    expect(initialsOf('👩‍🔬Ада')).toBe('👩‍🔬')
  })

  it('are as many as there are names', () => {
    expect(initialsOf('  Мадина ', '')).toBe('М')
    expect(initialsOf('', '')).toBe('')
  })
})
