import { describe, expect, it } from 'vitest'
import { gather, type Gathered } from './gather.ts'

const unread = (known: string[], people = known.length): Gathered => ({ known, people, read: false })

describe('What is told of one thing', () => {
  it('begins with one person and grows by every other one, the latest first', () => {
    expect(gather('postLike', 'a', null)).toEqual({ row: 'new', known: ['a'], people: 1 })
    expect(gather('postLike', 'b', unread(['a']))).toEqual({ row: 'latest', known: ['b', 'a'], people: 2 })
  })

  it('counts a like that was taken back and given again once, also after it was read', () => {
    expect(gather('postLike', 'a', unread(['b', 'a']))).toEqual({ row: 'none' })
    expect(gather('follow', 'a', { ...unread(['b', 'a']), read: true })).toEqual({ row: 'none' })
  })

  it('tells of every comment, and counts its author once', () => {
    expect(gather('comment', 'a', unread(['b', 'a']))).toEqual({ row: 'latest', known: ['a', 'b'], people: 2 })
  })

  it('begins anew once it was read', () => {
    expect(gather('comment', 'a', { ...unread(['b', 'a']), read: true })).toEqual({
      row: 'new',
      known: ['a'],
      people: 1,
    })
  })

  it('counts on beyond the twenty people it knows', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `p${at}`)
    const more = gather('storyLike', 'new', unread(twenty, 31))
    expect(more).toMatchObject({ row: 'latest', people: 32, known: ['new', ...twenty.slice(0, 19)] })
  })

  it('tells of a week and of a deadline once', () => {
    expect(gather('week', undefined, { known: [], people: 1, read: true })).toEqual({ row: 'none' })
    expect(gather('deadline', undefined, null)).toMatchObject({ row: 'new', known: [] })
  })
})
