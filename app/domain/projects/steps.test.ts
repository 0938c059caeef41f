import { describe, expect, it } from 'vitest'
import { firstGap, isOpen, type Whole } from './steps.ts'

const whole: Whole = {
  name: 'Нұра',
  description: 'Өзен деңгейі',
  story: 'Өзен қасында',
  objectives: 3,
  skills: 1,
  interests: 1,
}

describe('the steps of a project', () => {
  it('are open as far as they were saved, and one further', () => {
    expect(isOpen('basic', 0)).toBe(true)
    expect(isOpen('details', 0)).toBe(false)
    expect(isOpen('skills', 2)).toBe(true)
    expect(isOpen('review', 2)).toBe(false)
  })

  it('say where something is missing before a project is opened', () => {
    expect(firstGap(whole)).toBeNull()
    expect(firstGap({ ...whole, description: '' })).toBe('basic')
    expect(firstGap({ ...whole, story: '', skills: 0 })).toBe('details')
    expect(firstGap({ ...whole, interests: 0 })).toBe('skills')
  })
})
