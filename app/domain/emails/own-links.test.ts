import { describe, expect, it } from 'vitest'
import { cutOwnLinks } from './own-links.ts'

const site = 'https://bagdar.kz'
const linksIn = (text: string) => cutOwnLinks(text, site).flatMap(({ to }) => (to === undefined ? [] : [to]))

describe('an email shown on a page', () => {
  it('has links to our own pages, and nothing of it is lost', () => {
    const text = 'Таңдау\nhttps://bagdar.kz/auth/reset-password/a_b-c?x=1\n\n-- \nhttps://bagdar.kz'
    expect(linksIn(text)).toEqual(['/auth/reset-password/a_b-c?x=1', '/'])
    expect(
      cutOwnLinks(text, site)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    'https://evil.example/',
    'https://bagdar.kz.evil.example/',
    'https://bagdar.kz@evil.example/',
    'https://evil.example@bagdar.kz/',
    'http://bagdar.kz/',
    'https://bagdar.kz:8443/',
    'https://[',
    'javascript:alert(1)',
    '//bagdar.kz/',
  ])('leads nowhere by %s', text => expect(linksIn(`см. ${text} и дальше`)).toEqual([]))
})
