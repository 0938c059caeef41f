import { describe, expect, it } from 'vitest'
import type { Finding } from '#app/domain/text-safety/findings.ts'
import { blocksPublishing, findPublishObstacle } from './question.ts'

const nothing = { personal: [], selfHarm: false, rude: [], wait: null, mutedUntil: null }
const found: Finding = { kind: 'INSULT', offset: 0, length: 4 }

describe('what stands before publishing', () => {
  it('is nothing where nothing was found', () => {
    expect(findPublishObstacle(nothing)).toBeNull()
    expect(blocksPublishing(null, false)).toBe(false)
  })

  it('is a question about a number, words of self-harm and what waits for a look, and the author decides', () => {
    const number: Finding = { kind: 'PERSONAL_DATA', what: 'TELEPHONE', offset: 0, length: 4 }
    for (const asked of [{ personal: [number] }, { selfHarm: true }, { wait: 'LINKS' as const }]) {
      const obstacle = findPublishObstacle({ ...nothing, ...asked })
      expect(obstacle).toBe('asked')
      expect([blocksPublishing(obstacle, false), blocksPublishing(obstacle, true)]).toEqual([true, false])
    }
  })

  it('are rude words and a mute whatever the author decides', () => {
    const rude = findPublishObstacle({ ...nothing, rude: [found], selfHarm: true })
    const muted = findPublishObstacle({ ...nothing, rude: [found], mutedUntil: new Date() })
    expect([rude, muted]).toEqual(['rude', 'muted'])
    expect([blocksPublishing(rude, true), blocksPublishing(muted, true)]).toEqual([true, true])
  })
})
