import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patterns } from '#app/paths/every.server.ts'
import routes from '#app/routes.ts'
import { accountOf, gatherVisitors, type VisitorKind, visitorKinds } from '../world/people.ts'
import { tagsOf } from '../world/page.ts'
import { type Site, startServer } from '../world/server.ts'
import type { Answer, Visitor, VisitOptions } from '../world/visit.ts'
import { expectation, FORBIDDEN, NO_FORM, type ExpectedAnswer } from './guards.expectation.ts'

let site: Site
let visitors: Record<VisitorKind, Visitor | undefined>

beforeAll(async () => {
  site = await startServer({ flags: [] })
  await setScene()
  visitors = await gatherVisitors(site)
})
afterAll(() => site.stop())

/** Gives every onboarded person an attempt of `interests` open at its first question and a completed one of
 *  `interests-short`. No one has what an analysis requires. */
async function setScene() {
  const { database } = site
  const usernames = Object.values(accountOf).filter(name => name !== null && name !== 'newcomer') as string[]
  const users = await database.user.findMany({ where: { username: { in: usernames } }, select: { id: true } })
  const scales = await database.scale.findMany({
    where: { version: { testId: 'interests-short' } },
    select: { id: true },
  })
  await database.attempt.deleteMany({ where: { openKey: { not: null } } })
  await database.attempt.deleteMany({ where: { version: { test: { instrument: 'VALUES' } } } })
  for (const { id: userId } of users) {
    const attempt = { userId, language: 'ru' }
    await database.attempt.create({ data: { ...attempt, versionId: 'interests-v1', openKey: `${userId} interests` } })
    await database.attempt.create({
      data: {
        ...attempt,
        versionId: 'interests-short-v1',
        completedAt: new Date(),
        scores: { create: scales.map(({ id }, at) => ({ scaleId: id, mean: 3, score: 20 + 12 * at, sem: 9 })) },
      },
    })
  }
}

describe('the table of guards', () => {
  it('has a row for every address of the site', () => {
    const rows = new Set(expectation.map(({ pattern }) => pattern))
    for (const { path } of routes) expect(rows, path).toContain(path)
    for (const pattern of Object.values(patterns)) expect(rows, pattern).toContain(pattern)
  })

  it('has no row for an address that is gone', () => {
    const known = new Set<string | undefined>([...routes.map(({ path }) => path), ...Object.values(patterns)])
    for (const { pattern } of expectation) expect(known, pattern).toContain(pattern)
  })
})

/** Kinds of requests that reach a loader or an action. */
const ways = {
  'opens it': 'get',
  'posts to it': 'post',
  'asks for its data alone, without its parents': 'get',
  'posts to its data': 'post',
} as const
type Way = keyof typeof ways

describe('an address answers every visitor as the table says:', () => {
  it.each(expectation)('$address', async row => {
    const { pattern, address, get, post } = row
    const turn = expectation.indexOf(row)
    const route = routes.find(({ path }) => path === pattern)
    const answered: Record<string, Observed> = {}
    const promised: Record<string, Observed> = {}
    const refusedLinks: string[] = []
    for (const way of Object.keys(ways) as Way[]) {
      const request = requestFor(way, address, route?.file)
      if (!request) continue
      const column = ways[way] === 'get' ? get : post
      const kinds = route ? visitorsFor(way, column, turn) : visitorKinds
      await Promise.all(
        kinds.map(async kind => {
          const combination = `${kind} ${way}`
          const answer = await sendAs(kind, request.path, request.options)
          promised[combination] = expectedFor(column[kind])
          answered[combination] = observed(answer)
          if (way === 'opens it' && answer.status === 200) refusedLinks.push(...refusedLinksOn(answer.text, kind))
        }),
      )
    }
    if (route) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const { status, text } = await sendAs('guest', address, { method })
        const refused = [302, 400, 401, 404, 405, 410].includes(status) && !text.includes('Аружан')
        promised[`guest sends ${method}`] = 'nothing'
        answered[`guest sends ${method}`] = refused ? 'nothing' : { status }
      }
    }
    // Compares only the differing answers, by visitor and kind of request.
    expect(differing(answered, promised)).toEqual(differing(promised, answered))
    expect(refusedLinks, 'links to pages that the same visitor may not open').toEqual([])
  })
})

/** Address patterns of the table, those with fewer parameters first, because they win over others. */
const matchers = [...new Set(expectation.map(({ pattern }) => pattern))]
  .filter(pattern => pattern !== '*')
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map(pattern => ({ pattern, matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))

/** The organisation of an address: a visitor may be an administrator of one and a teacher of another. */
const organizationOf = (path: string) => /\/organizations\/([^/?]+)/.exec(path)?.[1]

/** Returns the links of a page that the table forbids to the visitor, as "visitor: path". */
function refusedLinksOn(text: string, kind: VisitorKind) {
  const paths = new Set(tagsOf(text, 'a').map(({ href }) => href?.split(/[?#]/)[0] ?? ''))
  return [...paths].flatMap(path => {
    const pattern = matchers.find(({ matches }) => matches.test(path))?.pattern
    const rows = expectation.filter(
      row => row.pattern === pattern && organizationOf(row.address) === organizationOf(path),
    )
    return rows.length > 0 && rows.every(({ get }) => get[kind] === FORBIDDEN) ? [`${kind}: ${path}`] : []
  })
}

/** Returns the visitors who send a kind of request: all of them. A POST to the data runs the same action as a POST to
 *  the page, so one visitor per expected answer is enough there, a different one for each address. */
function visitorsFor(way: Way, column: Record<VisitorKind, ExpectedAnswer>, turn: number): readonly VisitorKind[] {
  if (way !== 'posts to its data') return visitorKinds
  return [...new Set(Object.values(column))].flatMap(expected => {
    // A page without a form refuses every POST before the visitor is identified, and so does its data.
    if (expected === NO_FORM) return []
    const alike = visitorKinds.filter(kind => column[kind] === expected)
    return alike[turn % alike.length]!
  })
}

/** Returns the request for an address; null where there is none, because an address that is no route has no data. */
function requestFor(way: Way, address: string, file: string | undefined) {
  const options: VisitOptions = ways[way] === 'post' ? { form: {} } : {}
  if (!/data/.test(way)) return { path: address, options }
  if (file === undefined) return null
  const data = dataOf(address)
  if (!/alone/.test(way)) return { path: data, options }
  const alone = `_routes=${encodeURIComponent(file.replace(/\.\w+$/, ''))}`
  return { path: `${data}${data.includes('?') ? '&' : '?'}${alone}`, options }
}

function differing(some: Record<string, Observed>, others: Record<string, Observed>) {
  return Object.fromEntries(Object.entries(some).filter(([name, one]) => !isDeepStrictEqual(one, others[name])))
}

describe('a page for developers', () => {
  it('is not found in production', async () => {
    const production = await startServer({
      settings: { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' },
    })
    const answer = await production.visit('/styleguide')
    await production.stop()
    expect(answer.status).toBe(404)
  })
})

/** Thousands of pages are requested and not read, so they are sent uncompressed to save time. */
const unpacked = { 'Accept-Encoding': 'identity' }

/** Sends a request. Signing out ends a session, so it uses a session of its own. */
async function sendAs(kind: VisitorKind, address: string, options: VisitOptions = {}) {
  const username = accountOf[kind]
  const leaving = /\/logout\b/.test(address) && username !== null
  return site.visit(address, {
    as: leaving ? await site.signIn(username) : visitors[kind],
    headers: unpacked,
    ...options,
  })
}

type Observed = 'nothing' | { status: number } | { path: string; query: Record<string, string> }

/** Treats a redirect of the page and a redirect sent as data as the same answer. */
function observed({ status, location }: Answer): Observed {
  return location !== null && [202, 302].includes(status) ? target(location) : { status }
}

function expectedFor(answer: ExpectedAnswer): Observed {
  return answer === 'page' ? { status: 200 } : typeof answer === 'number' ? { status: answer } : target(answer)
}

function target(location: string) {
  const { origin, pathname, searchParams } = new URL(location, 'http://site.example')
  return {
    path: origin === 'http://site.example' ? pathname : `${origin}${pathname}`,
    query: Object.fromEntries(searchParams),
  }
}

/** Returns the address from which a hydrated page loads a page's data. */
function dataOf(address: string) {
  const [path, query] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}
