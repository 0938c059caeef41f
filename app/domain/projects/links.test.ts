import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LinkSite, linkName, linkSites, linkTo } from './links.ts'

describe('a link of a project', () => {
  it.each<[LinkSite, string, string]>([
    ['website', 'nura-map.kz', 'https://nura-map.kz'],
    ['website', ' https://nura-map.kz/about?lang=kk ', 'https://nura-map.kz/about?lang=kk'],
    ['website', 'http://www.nura-map.kz/', 'http://www.nura-map.kz'],
    ['github', 'github.com/nura-map', 'https://github.com/nura-map'],
    ['github', '@nura-map', 'https://github.com/nura-map'],
    ['github', 'https://www.github.com/nura-map/sensors/', 'https://github.com/nura-map/sensors'],
    ['linkedin', 'https://kz.linkedin.com/in/aigerim-seit', 'https://www.linkedin.com/in/aigerim-seit'],
    ['x', 'https://twitter.com/nura_map', 'https://x.com/nura_map'],
    ['x', '@nura_map', 'https://x.com/nura_map'],
    ['telegram', '@nura_map', 'https://t.me/nura_map'],
    ['telegram', 't.me/nura_map', 'https://t.me/nura_map'],
    ['telegram', 'https://t.me/+AbCdEf012345', 'https://t.me/+AbCdEf012345'],
  ])('of %s may be typed as %s', (site, typed, kept) => expect(linkTo(site, typed)).toBe(kept))

  it.each<[LinkSite, string]>([
    ['website', 'nura'],
    ['website', 'javascript:alert(1)'],
    ['website', 'ftp://nura.kz/a'],
    ['website', 'https://me:secret@nura.kz'],
    ['website', 'https://nura.kz:8080'],
    ['website', 'https://127.0.0.1/admin'],
    ['website', 'https://nura..kz'],
    ['website', 'two words.kz'],
    ['github', 'https://gitlab.com/nura-map'],
    ['github', 'https://github.com'],
    ['github', 'https://github.com.evil.kz/nura'],
    ['linkedin', 'https://www.linkedin.com/feed'],
    ['linkedin', '@aigerim'],
    ['x', 'https://x.com/a/status/1'],
    ['telegram', '@abc'],
    ['telegram', 'tg://resolve?domain=nura_map'],
  ])('of %s is not %s', (site, typed) => expect(linkTo(site, typed)).toBeNull())

  it('stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...linkSites), fc.oneof(fc.webUrl(), fc.string()), (site, typed) => {
        const link = linkTo(site, typed)
        if (link === null) return
        expect(linkTo(site, link)).toBe(link)
        expect(linkName(site, link)).not.toBe('')
      }),
    )
  })

  it('is shown by its site, or by its name there', () => {
    expect(linkName('website', 'https://www.nura-map.kz/about')).toBe('nura-map.kz')
    expect(linkName('telegram', 'https://t.me/nura_map')).toBe('nura_map')
  })
})
