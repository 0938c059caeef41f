import { describe, expect, it } from 'vitest'
import type { Finding } from '#app/domain/text-safety/findings.ts'
import { isHeldUp, obstacleIn } from './question.ts'

const nothing = { personal: [], selfHarm: false, rude: [], wait: null, mutedUntil: null }
const found: Finding = { kind: 'INSULT', offset: 0, length: 4 }

describe('what stands before publishing', () => {
  it('is nothing where nothing was found', () => {
    expect(obstacleIn(nothing)).toBeNull()
    expect(isHeldUp(null, false)).toBe(false)
  })

  it('is a question about a number, words of self-harm and what waits for a look, and the author decides', () => {
    const number: Finding = { kind: 'PERSONAL_DATA', what: 'TELEPHONE', offset: 0, length: 4 }
    for (const asked of [{ personal: [number] }, { selfHarm: true }, { wait: 'LINKS' as const }]) {
      const obstacle = obstacleIn({ ...nothing, ...asked })
      expect(obstacle).toBe('asked')
      expect([isHeldUp(obstacle, false), isHeldUp(obstacle, true)]).toEqual([true, false])
    }
  })

  it('are rude words and a mute whatever the author decides', () => {
    const rude = obstacleIn({ ...nothing, rude: [found], selfHarm: true })
    const muted = obstacleIn({ ...nothing, rude: [found], mutedUntil: new Date() })
    expect([rude, muted]).toEqual(['rude', 'muted'])
    expect([isHeldUp(rude, true), isHeldUp(muted, true)]).toEqual([true, true])
  })
})
