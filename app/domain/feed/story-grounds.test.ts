import { describe, expect, it } from 'vitest'
import { isStoryGround, storyGrounds } from './story-grounds.ts'

describe('the ground of a story', () => {
  it('is one of eight', () => {
    expect(storyGrounds).toHaveLength(8)
    expect(storyGrounds.every(isStoryGround)).toBe(true)
    for (const word of ['', 'depth', 'toString', 'SEA']) expect(isStoryGround(word)).toBe(false)
  })
})
