import { describe, expect, it } from 'vitest'
import { mayBecome, nextStatuses, projectStatuses } from './status.ts'

describe('the status of a project', () => {
  it('changes as it is written down', () => {
    const changes = projectStatuses.flatMap(from => nextStatuses(from).map(to => `${from} → ${to}`))
    expect(changes).toEqual([
      'RECRUITING → ACTIVE',
      'RECRUITING → COMPLETED',
      'RECRUITING → ARCHIVED',
      'ACTIVE → RECRUITING',
      'ACTIVE → COMPLETED',
      'ACTIVE → ARCHIVED',
      'COMPLETED → ARCHIVED',
      'ARCHIVED → ACTIVE',
    ])
  })

  it('never leads from a completed project back to one that seeks people', () => {
    expect(mayBecome('COMPLETED', 'RECRUITING')).toBe(false)
    expect(mayBecome('ACTIVE', 'ACTIVE')).toBe(false)
  })

  it('leaves no project without a way on', () => {
    for (const status of projectStatuses) expect(nextStatuses(status)).not.toHaveLength(0)
  })
})
