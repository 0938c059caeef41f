import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { layOut, type EmailParts } from './email-layout.ts'

const email: EmailParts = {
  language: 'kk',
  subject: 'Жаңа құпиясөз',
  greeting: 'Сәлеметсіз бе.',
  paragraphs: ['Бірінші.', 'Екінші.'],
  action: { label: 'Таңдау', url: 'https://bagdar.kz/auth/reset-password/abc?a=1&b=2' },
  notes: ['Ескерту.'],
  foot: 'Бағдар',
}

describe('an email', () => {
  it('says the same in text and in markup, in one order', () => {
    const { text, html } = layOut(email)
    const texts = ['Сәлеметсіз бе.', 'Бірінші.', 'Екінші.', 'Ескерту.', 'Бағдар']
    for (const version of [text, html.slice(html.indexOf('<h1'))]) {
      const places = texts.map(words => version.indexOf(words))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    expect(html).toContain('<html lang="kk">')
  })

  it('has its link whole: on a line of its own in the text, escaped in the markup', () => {
    const { text, html } = layOut(email)
    expect(text.split('\n')).toContain('https://bagdar.kz/auth/reset-password/abc?a=1&b=2')
    expect(html).toContain('href="https://bagdar.kz/auth/reset-password/abc?a=1&amp;b=2"')
  })

  it('fetches nothing from anywhere: no picture, style sheet, font or script', () => {
    expect(layOut(email).html).not.toMatch(/<(?:img|link|script|style|iframe|object)\b|url\(|@import|src=/i)
  })

  it('never becomes markup of what a person typed, wherever it stands', () => {
    const attack = fc.oneof(
      anyText(),
      fc.constantFrom('<script>alert(1)</script>', '"><a href="//evil.example">', "' onclick='x", '</p><h1>', '&lt;'),
    )
    const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map(tag => tag.replace(/href="[^"]*"/, 'href')) ?? []
    const filled = (words: string) =>
      layOut({
        ...email,
        subject: words,
        greeting: words || 'x',
        paragraphs: [words],
        facts: [{ term: words, text: words }],
        action: { label: words, url: words },
        notes: [words],
        foot: words,
      }).html
    const harmless = tagsOf(filled('words'))
    fc.assert(
      fc.property(attack, words => {
        expect(tagsOf(filled(words))).toEqual(harmless)
      }),
    )
  })
})
