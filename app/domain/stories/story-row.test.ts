import { describe, expect, it } from 'vitest'
import { isTooLong } from './limits.ts'
import { followingIn, opensAt, type RowPart, rowOf } from './story-row.ts'

let created = 0
const part = (authorId: string, seen = false): RowPart => ({
  ...{
    id: `part-${(created += 1)}`,
    authorId,
    username: authorId,
    firstName: authorId,
    lastName: '',
    avatarId: null,
    seen,
  },
  createdAt: new Date(created * 1000),
})
const namesOf = (parts: RowPart[]) => rowOf(parts, 'me').map(({ authorId }) => authorId)

describe('the row of stories', () => {
  it('begins with one’s own, then what is new, then what was seen, the last told first', () => {
    const parts = [part('seen', true), part('old'), part('me'), part('later', true), part('new'), part('seen', true)]
    expect(namesOf(parts)).toEqual(['me', 'new', 'old', 'seen', 'later'])
  })

  it('takes a person with one new part among seen ones for new, and opens at it', () => {
    const parts = [part('one', true), part('one'), part('one'), part('other', true), part('other', true)]
    const [one, other] = rowOf(parts, 'me')
    expect([one!.authorId, opensAt(one!), opensAt(other!)]).toEqual(['one', parts[1]!.id, parts[3]!.id])
    expect(one!.parts.map(({ seen }) => seen)).toEqual([true, false, false])
    expect(opensAt({ parts: [] })).toBeNull()
  })

  it('shows one’s own parts as seen, and twelve people', () => {
    const row = rowOf([part('me'), ...Array.from({ length: 20 }, (_, at) => part(`person-${at}`))], 'me')
    expect(row).toHaveLength(12)
    expect(row[0]!.parts).toEqual([{ id: expect.any(String) as string, seen: true }])
  })

  it('leads from one person to the next with something new, never to oneself', () => {
    const row = rowOf([part('me'), part('seen', true), part('one'), part('other')], 'me')
    expect(followingIn(row, 'other')?.authorId).toBe('one')
    expect(followingIn(row, 'me')?.authorId).toBe('other')
    expect(followingIn(rowOf([part('me'), part('one')], 'me'), 'one')).toBeNull()
  })
})

describe('a video of a story', () => {
  it.each([
    [15, false],
    [15.5, false],
    [15.51, true],
  ])('of %d s is too long: %s', (seconds, answer) => expect(isTooLong(seconds)).toBe(answer))
})
