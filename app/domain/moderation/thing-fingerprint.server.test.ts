import { describe, expect, it } from 'vitest'
import { fingerprintOf } from './thing-fingerprint.server.ts'

const pictures = [
  { fileId: 'a', description: 'Река' },
  { fileId: 'b', description: null },
]
const thing = { text: 'Слова', state: 'SHOWN', pictures, links: ['https://t.me/klub'] }
const owner = { username: 'dana', profile: { firstName: 'Дана', lastName: 'Ким' } }
const first = fingerprintOf('PROFILE', thing, owner)

describe('what a moderator has looked at', () => {
  it('is the same in another order of its pictures, and hidden meanwhile', () => {
    expect(fingerprintOf('PROFILE', { ...thing, pictures: pictures.toReversed(), state: 'HIDDEN' }, owner)).toBe(first)
  })

  it.each([
    ['its words', { ...thing, text: 'Слова и слова' }, owner],
    ['a picture', { ...thing, pictures: pictures.slice(1) }, owner],
    ['what is said of a picture', { ...thing, pictures: [{ fileId: 'a', description: 'Горы' }, pictures[1]!] }, owner],
    ['a link', { ...thing, links: ['https://t.me/klub2'] }, owner],
    ['a new link', { ...thing, links: [...thing.links, 'https://x.com/klub'] }, owner],
    ['the username', thing, { ...owner, username: 'dina' }],
    ['the name', thing, { ...owner, profile: { firstName: 'Дана', lastName: 'Пак' } }],
  ])('is another with a change of %s', (_, after, named) => {
    expect(fingerprintOf('PROFILE', after, named)).not.toBe(first)
  })

  it('is of a post without the name of its author, and nothing once it is deleted', () => {
    const renamed = { ...owner, username: 'dina' }
    expect(fingerprintOf('POST', thing, renamed)).toBe(fingerprintOf('POST', thing, owner))
    expect(fingerprintOf('POST', { ...thing, state: 'DELETED' }, owner)).toBeNull()
    expect(fingerprintOf('POST', null, owner)).toBeNull()
  })
})
