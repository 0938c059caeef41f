import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContact, linksFor, type Near } from './contact-links.ts'
import { type LinkSite, linkSites, linkTo } from './links.ts'

describe('a link by which one can write to somebody', () => {
  it.each<[LinkSite, string]>([
    ['telegram', '@nura_map'],
    ['linkedin', 'linkedin.com/in/nura'],
    ['x', '@nura'],
    ['website', 't.me/nura_map'],
    ['website', 'https://www.instagram.com/nura.map'],
    ['website', 'https://kz.linkedin.com/in/nura'],
    ['website', 'https://wa.me/77071234567'],
    ['website', 'https://nura-map.kz/?phone=+7 707 123 45 67'.replaceAll(' ', '%20')],
    ['website', 'nura-map.kz/87071234567'],
  ])('is %s %s', (site, typed) => {
    expect(isContact(site, linkTo(site, typed)!)).toBe(true)
  })

  it.each<[LinkSite, string]>([
    ['website', 'nura-map.kz/about?lang=kk'],
    ['website', 'https://nura-map.kz/2026/11/27/12345'],
    ['website', 'https://start.me/nura'],
    ['website', 'https://www.youtube.com/watch?v=8eRtYu7x123'],
    ['website', 'https://nura-map.kz/%E0%A4%A'],
    ['github', '@nura-map'],
  ])('is not %s %s', (site, typed) => {
    expect(isContact(site, linkTo(site, typed)!)).toBe(false)
  })
})

describe('the links of a project', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const typed: Record<LinkSite, readonly string[]> = {
    website: ['nura-map.kz', 'https://vk.com/nura', 'https://wa.me/77071234567', 'https://narxoz.kz/projects'],
    github: ['@nura-map', 'github.com/nura/sensors'],
    linkedin: ['linkedin.com/in/nura', 'linkedin.com/company/nura'],
    x: ['@nura'],
    telegram: ['@nura_map', 't.me/+AbCdEf012345'],
  }
  const links = fc.record(
    Object.fromEntries(
      linkSites.map(site => [site, fc.option(fc.constantFrom(...typed[site].map(one => linkTo(site, one))))]),
    ) as Record<LinkSite, fc.Arbitrary<string | null>>,
  )
  const born = {
    minor: fc.constantFrom('2008-11-21', '2012-01-01', null),
    adult: fc.constantFrom('2008-11-20', '1990-05-05'),
  }
  const nobody = { inTeam: false, sameOrganization: false, followed: false, super: false }
  const ways = Object.keys(nobody) as (keyof typeof nobody)[]
  const urlsOf = (seen: ReturnType<typeof linksFor>) => seen.links.map(({ url }) => url)
  const given = (of: Record<LinkSite, string | null>) => linkSites.flatMap(site => of[site] ?? [])

  it('of a minor tell a stranger nothing by which one can write to them, and everything else', () => {
    fc.assert(
      fc.property(links, born.minor, (of, dateOfBirth) => {
        const seen = linksFor(of, { ...nobody, dateOfBirth }, now)
        expect(seen.links.some(({ site, url }) => isContact(site, url))).toBe(false)
        const kept = linkSites.filter(site => of[site] && isContact(site, of[site]))
        expect(given(of).length - seen.links.length).toBe(kept.length)
        expect(seen.linksKept).toBe(kept.length > 0)
      }),
    )
  })

  it('of a grown-up tell everybody all, and of a minor all to whoever is near in one way or another', () => {
    fc.assert(
      fc.property(links, born.minor, born.adult, fc.subarray(ways, { minLength: 1 }), (of, minor, adult, near) => {
        const close: Near = { ...nobody, ...Object.fromEntries(near.map(way => [way, true])), dateOfBirth: minor }
        for (const one of [close, { ...nobody, dateOfBirth: adult }]) {
          const seen = linksFor(of, one, now)
          expect([urlsOf(seen), seen.linksKept]).toEqual([given(of), false])
        }
      }),
    )
  })
})
