import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, it } from 'vitest'
import { patterns } from '#app/paths/every.server.ts'
import { branchesOf } from './branches.ts'

const addresses = [...Object.values(patterns), '*']
const route = (id: string, more: object) => [id, { id, ...more }] as const
function buildOf(paths: readonly string[]) {
  const routes = Object.fromEntries([
    route('root', { path: '' }),
    ...paths.map(path => route(path, { parentId: 'root', path: path.replace(/^\//, ''), index: undefined })),
  ])
  return { routes, assets: { routes, url: '/manifest.js', version: 'v' }, basename: '/' } as unknown as ServerBuild
}
const build = buildOf(addresses)

const tree = [{ id: 'root', path: '', children: addresses.map(path => ({ id: path, path: path.replace(/^\//, '') })) }]
/** Matches of Remix among all routes. */
const found = (pathname: string) => (matchRoutes(tree, pathname, '/') ?? []).map(({ route: { id } }) => id)
const idsOf = (part: ServerBuild) => Object.keys(part.routes)

describe('the part of a build that answers an address', () => {
  const filledIn = Object.values(patterns).map(pattern => pattern.replace(/:\w+/g, 'x1'))
  const odd = [
    '/APP/Feed',
    '/app/feed/',
    '//app//feed',
    '/app/tests/%D1%8A/questions/%00',
    '/app/tests/%E0%A4%A',
    '/app/careers/new',
    '/app/careers/newest',
    '/app/institutions/picks',
    '/no/such/page',
    '/%61pp/feed',
    `/app/tests/${'x'.repeat(4000)}`,
    '/__proto__',
  ]

  it.each([...filledIn, ...odd])('%s has the routes that Remix matches among all of them', pathname => {
    const branchOf = branchesOf(build)
    const promised = found(pathname)
    for (const time of [1, 2]) expect(idsOf(branchOf(pathname)), `asked ${time}`).toEqual(promised)
    expect(idsOf(branchOf(`${pathname === '/' ? '/_root' : pathname}.data`))).toEqual(promised)
  })

  it('is made once for all the addresses of a page, and keeps the address of the whole manifest', () => {
    const branchOf = branchesOf(build)
    const one = branchOf('/app/professions/actor')
    expect(branchOf('/app/professions/nurse')).toBe(one)
    expect(Object.keys(one.assets.routes)).toEqual(['root', patterns.profession])
    expect(one.assets).toMatchObject({ url: '/manifest.js', version: 'v' })
  })

  it('is the right one also after more addresses than are remembered', () => {
    // Matching among few routes is cheap.
    const branchOf = branchesOf(buildOf([patterns.profile, patterns.feed]))
    for (let at = 0; at < 5100; at += 1) branchOf(`/app/profile/person${at}`)
    expect(idsOf(branchOf('/app/profile/person0'))).toEqual(['root', patterns.profile])
    expect(idsOf(branchOf('/app/feed'))).toEqual(['root', patterns.feed])
  })
})
