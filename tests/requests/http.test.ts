import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request as ask } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import errors from '#app/i18n/locales/en/errors.ts'
import errorsKk from '#app/i18n/locales/kk/errors.ts'
import errorsRu from '#app/i18n/locales/ru/errors.ts'
import { headingOf, mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson, signUpForm } from '#tests/world/people.ts'
import { copyBuild, type Site, startServer } from '#tests/world/server.ts'
import type { Visitor, VisitOptions } from '#tests/world/visit.ts'

let site: Site
let pupil: Visitor
beforeAll(async () => {
  site = await startServer()
  pupil = await site.signIn('aruzhan')
})
afterAll(() => site.stop())

const english = { language: 'en' }
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('a post from another site', () => {
  const foreign = 'https://evil.example'
  const ways: [string, Record<string, string | null>][] = [
    ['said to be cross-site', { 'Sec-Fetch-Site': 'cross-site', Origin: foreign }],
    ['said to be cross-site with our own Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['said to come from a neighbouring host', { 'Sec-Fetch-Site': 'same-site' }],
    ['with a foreign Origin only', { 'Sec-Fetch-Site': null, Origin: foreign }],
    ['with the Origin null', { 'Sec-Fetch-Site': null, Origin: 'null' }],
    ['with a foreign Referer only', { 'Sec-Fetch-Site': null, Origin: null, Referer: `${foreign}/page` }],
    ['with an Origin that is none', { 'Sec-Fetch-Site': null, Origin: 'nonsense' }],
    ['that says nothing of where it comes from', { 'Sec-Fetch-Site': null, Origin: null }],
  ]

  it.each(ways)('%s is refused in words, and nothing is done', async (_, headers) => {
    const username = `cross_${ways.findIndex(([, other]) => other === headers)}`
    const { status, text } = await site.visit('/auth/signup', { form: signUpForm(username), cookies: english, headers })
    expect(status).toBe(403)
    expect(mainOf(text)).toContain(errors['reason.cross_site'])
    expect(await site.database.user.count({ where: { username } })).toBe(0)
  })

  it.each(ways)('%s cannot sign anybody out', async (_, headers) => {
    await site.visit('/auth/logout', { as: pupil, form: {}, headers })
    expect((await site.visit('/app/feed', { as: pupil })).status).toBe(200)
  })

  it.each([
    ['ourselves', {}],
    ['the address bar', { 'Sec-Fetch-Site': 'none', Origin: null }],
    ['an old browser that sends Origin', { 'Sec-Fetch-Site': null }],
    ['an old browser that sends Referer', { 'Sec-Fetch-Site': null, Origin: null, Referer: 'here' }],
  ] as [string, Record<string, string | null>][])('is not what %s sends', async (_, headers) => {
    const own = headers.Referer ? { ...headers, Referer: `${site.origin}/auth/login` } : headers
    expect((await site.visit('/preferences', { form: { theme: 'dark' }, headers: own })).status).toBe(302)
  })

  it('is refused to the API too, which takes calls that are no browser’s', async () => {
    const path = '/api/v1/auth/logout'
    const cross = await site.visit(path, { as: pupil, json: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(cross.status).toBe(403)
    expect(JSON.parse(cross.text)).toMatchObject({ code: 403 })
    expect((await site.visit('/app/feed', { as: pupil })).status).toBe(200)
    const tool = await site.visit(path, { json: {}, headers: { 'Sec-Fetch-Site': null, Origin: null } })
    expect(tool.status).toBe(204)
  })
})

describe('a body that is too large', () => {
  const large = Buffer.from(`emailOrUsername=dana&password=${'x'.repeat(80_000)}`)

  it('is refused by the length it tells', async () => {
    const { status, text } = await site.visit('/auth/login', { body: large, cookies: english, headers: urlencoded })
    expect(status).toBe(413)
    expect(mainOf(text)).toContain(errors['413.title'])
  })

  it.each(languages)('is refused in words of %s, with a way back', async language => {
    const { status, text } = await site.visit('/auth/login', {
      body: large,
      cookies: { language },
      headers: urlencoded,
    })
    expect([status, tagsOf(text, 'html')[0]!.lang]).toEqual([413, language])
    expect(mainOf(text)).not.toMatch(/413\.|\{/)
    expect(tagsOf(text.slice(text.indexOf('<main')), 'a').map(({ href }) => href)).toContain('/')
  })

  it('is answered before it has come, and its connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { ...urlencoded, 'Content-Length': large.length, 'Sec-Fetch-Site': 'same-origin' }
    const refused = ask(new URL('/auth/login', site.origin), { agent, method: 'POST', headers })
    refused.write(large.subarray(0, 1000))
    const [early] = (await once(refused, 'response')) as [IncomingMessage]
    expect(early.statusCode).toBe(413)
    early.resume()
    refused.end(large.subarray(1000))
    await once(early, 'end')
    const next = ask(new URL('/auth/login', site.origin), { agent })
    next.end()
    const [answer] = (await once(next, 'response')) as [IncomingMessage]
    expect([answer.statusCode, next.reusedSocket]).toEqual([200, true])
    answer.resume()
    agent.destroy()
  })

  it('is refused when it comes in pieces of unknown number', async () => {
    const body = Array.from({ length: 20 }, () => Buffer.alloc(8_000, 'x'))
    const status = await site.visit('/auth/login', { body, headers: urlencoded }).then(
      answer => answer.status,
      (error: unknown) => String(error),
    )
    expect(status).toBe(413)
  })

  it('is refused to the API as JSON', async () => {
    const { status, text } = await site.visit('/api/v1/auth/login', { json: { password: 'x'.repeat(80_000) } })
    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject({ code: 413 })
  })

  it('does not stop anybody else', async () => {
    const body = Array.from({ length: 50 }, () => Buffer.alloc(200_000, 'x'))
    await Promise.allSettled(Array.from({ length: 5 }, () => site.visit('/auth/login', { body, headers: urlencoded })))
    expect((await site.visit('/')).status).toBe(200)
  })
})

describe('a page asked for again', () => {
  const asked = ['/', '/app/feed', '/app/tests', '/app/professions/actor', '/app/tests.data', '/app/profile/timur.data']
  it.each(asked)('%s is 304 while it is the same', async path => {
    const first = await site.visit(path, { as: pupil })
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(etag).toMatch(/^W\/".+"$/)
    const again = await site.visit(path, { as: pupil, headers: { 'If-None-Match': etag } })
    expect([again.status, again.bytes]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBeUndefined()
    const other = await site.visit(path, { as: pupil, cookies: english, headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
  })

  it('is 304 again after others have written something it does not show, and new once it shows something else', async () => {
    const reader = await site.signIn('aruzhan')
    const first = String((await site.visit('/app/profile/pupil2', { as: reader })).headers.etag)
    await site.signIn('timur')
    const same = await site.visit('/app/profile/pupil2', { as: reader, headers: { 'If-None-Match': first } })
    expect(same.status).toBe(304)
    expect(same.headers.etag).not.toBe(first)

    const administrator = await site.signIn('superadmin')
    const before = String((await site.visit('/admin/audit', { as: administrator })).headers.etag)
    await site.signIn('dana')
    const after = await site.visit('/admin/audit', { as: administrator, headers: { 'If-None-Match': before } })
    expect(after.status).toBe(200)
  })

  describe('by one to whom alone it belongs', () => {
    const mine = ['/app/tests', '/app/professions?field=creative', '/app/professions/actor', '/app/tests/interests']

    /** Requests each page before and after an action. Compares the whole ETags, to distinguish a page that was rendered
     *  again from a cached one. */
    async function tagsAround(visitor: Visitor, happen: () => Promise<unknown>) {
      const tag = async (path: string) => String((await site.visit(path, { as: visitor })).headers.etag)
      const before = await Promise.all(mine.map(tag))
      await happen()
      const after = await Promise.all(mine.map(tag))
      return {
        same: mine.filter((_, at) => before[at] === after[at]),
        before: new Map(mine.map((p, at) => [p, before[at]!])),
      }
    }

    it('is not even rendered again after what others have written, in a class that takes a test', async () => {
      const reader = await makePerson(site, { paid: true })
      const classmate = await makePerson(site, { paid: true })
      // ETags change every minute, so try once more if a minute has passed in between.
      const others = async () => {
        await site.visit('/app/tests/interests', { as: classmate, form: {} })
        await site.visit('/app/tests/interests/questions/interests-r02', { as: classmate, form: { answer: '3' } })
        await site.visit('/app/preparation', { as: classmate, form: { zone: '3' } })
      }
      const first = await tagsAround(reader, others)
      const { same } = first.same.length === mine.length ? first : await tagsAround(reader, others)
      expect(same).toEqual(mine)
    })

    it('nor is the feed, whose form has a number of its own each time it is rendered', async () => {
      const reader = await makePerson(site, { paid: true })
      const again = async () => {
        const etag = String((await site.visit('/app/feed', { as: reader })).headers.etag)
        await site.signIn('timur')
        return (await site.visit('/app/feed', { as: reader, headers: { 'If-None-Match': etag } })).status
      }
      // The ETag changes every minute, so try once more if a minute has passed in between.
      expect([await again(), await again()]).toContain(304)
    })

    it('is a new one after its reader, an operator or an administrator has written what it shows', async () => {
      const reader = await makePerson(site, { paid: true })
      const asked = async (path: string, before: Map<string, string>) =>
        site.visit(path, { as: reader, headers: { 'If-None-Match': before.get(path)! } })

      const own = await tagsAround(reader, () => site.visit('/app/tests/interests', { as: reader, form: {} }))
      expect(own.same).toEqual([])
      expect((await asked('/app/tests', own.before)).status).toBe(200)

      const title = { ru: 'Лицедей', kk: 'Актёр', en: 'Player' }
      const edited = await tagsAround(reader, () =>
        site.database.profession.update({ where: { id: 'actor' }, data: { title, titleFolded: 'лицедей' } }),
      )
      expect(edited.same).toEqual([])
      for (const path of ['/app/professions?field=creative', '/app/professions/actor']) {
        const { status, text } = await asked(path, edited.before)
        expect([status, text.includes(title.ru)], path).toEqual([200, true])
      }

      const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: reader.username } })
      const ended = await tagsAround(reader, () => site.database.personalSubscription.deleteMany({ where: { userId } }))
      expect(ended.same).toEqual([])
      expect((await asked('/app/tests', ended.before)).status).toBe(200)
    })
  })

  it('opens no more once its session has ended', async () => {
    const leaver = await site.signIn('dana')
    const etag = String((await site.visit('/app/feed', { as: leaver })).headers.etag)
    const cookies = { ...Object.fromEntries(leaver.cookies) }
    await site.visit('/auth/logout', { as: leaver, form: {} })
    const again = await site.visit('/app/feed', { cookies, headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(302)
  })

  it('is never the page of somebody else', async () => {
    const { headers } = await site.visit('/app/feed', { as: pupil })
    const etag = String(headers.etag)
    const other = await site.visit('/app/feed', { as: await site.signIn('timur'), headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
    expect((await site.visit('/app/feed', { headers: { 'If-None-Match': etag } })).status).toBe(302)
  })

  it.each(['/app/feed', '/app/feed.data', '/app/tests.data', '/api/v1/auth/me'])(
    '%s may be kept by the visitor alone',
    async path => {
      const { status, headers } = await site.visit(path, { as: pupil })
      expect(status).toBe(200)
      expect(headers['cache-control']).toMatch(/private|no-store/)
    },
  )
})

describe('HEAD', () => {
  it.each(['/', '/app/feed', '/auth/login', '/healthz', '/robots.txt'])(
    'of %s is the answer without its body',
    async path => {
      const head = await site.visit(path, { as: path === '/app/feed' ? pupil : undefined, method: 'HEAD' })
      expect([head.status, head.bytes]).toEqual([200, 0])
      expect(head.headers['content-type']).toBeDefined()
    },
  )

  it('of what is not there says so', async () => {
    expect((await site.visit('/errors/404', { method: 'HEAD' })).status).toBe(404)
    expect((await site.visit('/app/feed', { method: 'HEAD' })).status).toBe(302)
  })
})

describe('every answer', () => {
  it.each(['/', '/auth/login', '/errors/404', '/app/feed.data', '/api/v1/auth/me'])(
    'like %s carries the headers that protect visitors',
    async path => {
      const { headers } = await site.visit(path, { as: pupil })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      // The browser of the stories does not enforce it (playwright.config.ts).
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['x-powered-by']).toBeUndefined()
      const policy = String(headers['content-security-policy'])
      for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule)
      }
      expect(policy).toContain("form-action 'self'")
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/)
      expect(policy).not.toContain('unsafe')
    },
  )

  it('has a nonce of its own, which its scripts carry', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { text, headers } = await site.visit('/auth/login')
        const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!
        expect(text).toContain('<script')
        for (const [script] of text.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
        expect(text).not.toMatch(/\sstyle="|\son\w+="/)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })
})

describe('a built file', () => {
  const [script = ''] = readdirSync(join(import.meta.dirname, '../../build/client/assets')).filter(
    name => name.startsWith('entry.client') && name.endsWith('.js'),
  )

  it('is sent compressed and kept for a year', async () => {
    const { status, headers } = await site.visit(`/assets/${script}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const gzip = await site.visit(`/assets/${script}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
  })

  it('carries the headers it needs and no others, be it built or made at the start', async () => {
    const { text } = await site.visit('/auth/login')
    const [manifest = ''] = /\/assets\/manifest-[\w.-]+\.js/.exec(text) ?? []
    const [sheet = ''] = /\/assets\/[\w.-]+\.css/.exec(text) ?? []
    const needed = [
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'vary',
      'x-content-type-options',
    ]
    const ofTheLine = ['connection', 'date', 'keep-alive']
    const toAskAgain = ['etag', 'last-modified']
    for (const [path, type] of [
      [`/assets/${script}`, 'text/javascript'],
      [manifest, 'text/javascript'],
      [sheet, 'text/css'],
    ] as const) {
      const { status, headers } = await site.visit(path, { as: pupil })
      expect(status, path).toBe(200)
      expect(headers, path).toMatchObject({ 'content-type': type, 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
      const names = Object.keys(headers).filter(name => ![...ofTheLine, ...toAskAgain].includes(name))
      expect(names.toSorted(), path).toEqual(needed)
    }
    const plain = await site.visit(manifest, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.text).toMatch(/^window\.__remixManifest=\{/)
    expect((await site.visit(manifest, { method: 'HEAD' })).text).toBe('')
  })

  it('is never one outside the folder', async () => {
    for (const path of [
      '/assets/../../server/index.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
      '/..%2f..%2fpackage.json',
      '/.vite/manifest.json',
    ]) {
      const { status } = await site.visit(path)
      expect([302, 400, 403, 404], path).toContain(status)
    }
  })

  it('of the build before is still there for the pages it made; one that a later build has taken away is not found', async () => {
    const build = copyBuild()
    const before = join(dirname(build), '0123456789abcdef', 'client', 'assets')
    mkdirSync(before, { recursive: true })
    writeFileSync(join(before, 'look-1a2b3c.css'), 'p { color: teal }')
    const server = await startServer({ build })
    const assets = join(build, 'client', 'assets')
    const copies = readdirSync(assets).filter(name => name.startsWith(script))
    expect(copies).toHaveLength(3)
    const ofBefore = await server.visit('/assets/look-1a2b3c.css')
    expect(ofBefore.text).toBe('p { color: teal }')
    expect(ofBefore.headers['cache-control']).toContain('immutable')

    // As while a build runs that has written the file but not yet its compressed copies.
    for (const name of copies.filter(copy => copy !== script)) rmSync(join(assets, name))
    expect((await server.visit(`/assets/${script}`)).status).toBe(404)
    expect((await server.visit(`/assets/${script}`, { headers: { 'Accept-Encoding': 'identity' } })).status).toBe(200)

    rmSync(assets, { recursive: true })
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await server.visit(`/assets/${script}`, { headers: { 'Accept-Encoding': accepted } })
      expect(answer.status, accepted).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await server.visit('/auth/login')).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.complaints).toEqual([])
  })
})

describe('hand-made nonsense', () => {
  const question = '/app/tests/interests/questions/interests-r02'
  const forms = [
    '/auth/login',
    '/auth/signup',
    '/auth/onboarding',
    '/auth/logout',
    '/preferences',
    '/app/tests/interests',
    question,
    '/app/professions/actor/thumb',
    '/app/preparation',
    '/api/v1/auth/login',
    '/api/v1/auth/signup',
    '/api/v1/auth/onboarding',
    '/api/v1/auth/logout',
    '/no/such/page',
  ]
  const names = [
    'firstName',
    'username',
    'password',
    'emailOrUsername',
    'answer',
    'thumb',
    'preparation',
    'language',
    'status',
    'back',
  ]
  const every = (value: string) => names.map(name => `${name}=${value}`).join('&')
  const json = { 'Content-Type': 'application/json' }
  const multipart = (more: string) => ({ 'Content-Type': `multipart/form-data${more}` })
  const bodies: [string, VisitOptions][] = [
    [
      'ten thousand fields',
      { body: Array.from({ length: 10_000 }, (_, at) => `a${at % 1000}=`).join('&'), headers: urlencoded },
    ],
    ['the same field ten times', { body: Array.from({ length: 10 }, () => every('x')).join('&'), headers: urlencoded }],
    ['zero bytes', { body: every('%00a%00'), headers: urlencoded }],
    ['text turned around', { body: every('%E2%80%AEa'), headers: urlencoded }],
    ['half a letter', { body: every('%D0'), headers: urlencoded }],
    ['broken percent signs', { body: every('%E0%A4%A%zz%'), headers: urlencoded }],
    ['bytes that are no text', { body: Buffer.from([0xff, 0xfe, 0x3d, 0x80, 0x26, 0xc0]), headers: urlencoded }],
    [
      'names out of the language',
      { body: '__proto__[x]=1&constructor=1&toString=1&interests[0][a]=1', headers: urlencoded },
    ],
    ['a form without a boundary', { body: 'x', headers: multipart('') }],
    ['a form with a boundary that never comes', { body: 'x', headers: multipart('; boundary=abc') }],
    [
      'half a form',
      {
        body: '--abc\r\nContent-Disposition: form-data; name="username"\r\n\r\nx',
        headers: multipart('; boundary=abc'),
      },
    ],
    ['a file for a name', { body: fileFor('username'), headers: multipart('; boundary=abc') }],
    ['JSON where a form is due', { body: '{"username":["x",{"a":1}],"password":null}', headers: json }],
    ['half of JSON', { body: '{"username":', headers: json }],
    ['JSON of a number', { body: '7', headers: json }],
    ['JSON as deep as it goes', { body: '['.repeat(30_000), headers: json }],
    ['a kind nobody knows', { body: 'x', headers: { 'Content-Type': 'application/x-nonsense; charset=utf-99' } }],
    ['no kind at all', { body: 'x' }],
    ['nothing', { body: '', headers: urlencoded }],
    ['very long values', { body: every('x'.repeat(6_000)), headers: urlencoded }],
  ]

  function fileFor(name: string) {
    return `--abc\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nx\r\n--abc--\r\n`
  }

  it.each(bodies)('of %s is refused or ignored by every form, and never fails', async (_, options) => {
    const people = [undefined, await makePerson(site, { onboarded: false }), pupil]
    for (const path of forms) {
      for (const person of people) {
        const as = person && { cookies: new Map(person.cookies) }
        if (path.includes('logout') && as) continue
        const { status, text } = await site.visit(path, { method: 'POST', as, ...options })
        expect(status, path).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .+\.(?:js|ts):\d+/)
      }
    }
    expect(site.complaints.filter(line => /Error\b|^\s+at /.test(line))).toEqual([])
  })

  it.each([
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '//evil.example/',
    '/\\evil.example',
    '/app/tests/%00',
    '/app/tests/%E0%A4%A/questions/x',
    `/app/tests/${'x'.repeat(4000)}`,
    '/app/professions/%F0%9F%98%80',
    '/app/professions/__proto__',
    '/app/tests?state=__proto__',
    '/app/professions?q=%00&q=a&q=b',
    '/app/professions?q=%E0%A4%A',
    `/app/professions?${'q=1&'.repeat(500)}`,
    '/app/feed.data?_routes=',
    '/app/feed.data?_routes=__proto__',
    '/app/feed.data?_routes=routes%2Fadmin%2Fanalytics',
    '/.data',
    '/_root.data.data',
    '/app/tests/interests-short/results?attempt=%00&page=NaN&check=%E0%A4%A',
    '/auth/login?redirect=%00&redirect=/app',
    '/errors/__proto__',
    '/errors/404?from=%00&reason=__proto__',
    '/paywall?reason=toString&redirect=%E0%A4%A',
    '/?index',
  ])('for an address like %s never fails and never leads off the site', async path => {
    for (const as of [undefined, pupil]) {
      const { status, location, text } = await site.visit(path, { as })
      expect(status).toBeLessThan(500)
      expect(location ?? '/').toMatch(/^\/(?![/\\])/)
      expect(text).not.toMatch(/\bat .+\.(?:js|ts):\d+/)
    }
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('by the method %s never fails', async method => {
    for (const path of ['/', '/auth/login', question, '/api/v1/auth/me', '/no/such/page', '/healthz']) {
      expect(
        (await site.visit(path, { method, as: pupil, headers: { 'Sec-Fetch-Site': 'same-origin' } })).status,
        path,
      ).toBeLessThan(500)
    }
  })
})

/** Sends raw bytes and reads until the server closes the connection. */
async function sendRaw(lines: string[], origin = site.origin) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
}

describe('what no page could make sense of', () => {
  const kk = 'Cookie: language=kk'
  it.each([
    ['a user in the host', ['GET / HTTP/1.1', 'Host: a@evil.example', kk]],
    ['a path in the host', ['GET / HTTP/1.1', 'Host: evil.example/x', kk]],
    ['an empty host', ['GET / HTTP/1.1', 'Host: ', kk]],
    ['no host', ['GET / HTTP/1.1', kk]],
    ['no host in an old request', ['GET / HTTP/1.0', kk]],
    ['two hosts', ['GET / HTTP/1.1', 'Host: 127.0.0.1', 'Host: evil.example', kk]],
    ['a whole address', ['GET http://evil.example/ HTTP/1.1', 'Host: 127.0.0.1', kk]],
  ])('%s is 400, in the words of the reader', async (_, lines) => {
    const { status, answer } = await sendRaw(lines)
    expect(status).toBe(400)
    expect(answer).toContain(errorsKk['400.title'])
    expect(answer).not.toContain('evil')
  })

  it.each([
    ['a method nobody knows', ['TRACK / HTTP/1.1', 'Host: 127.0.0.1'], 400],
    ['a request to be a proxy', ['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example'], 405],
    ['headers without end', ['GET / HTTP/1.1', 'Host: 127.0.0.1', `Cookie: a=${'x'.repeat(40_000)}`], 431],
    ['no request at all', ['hello'], 400],
    ['two lengths', ['POST / HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ] as [string, string[], 400 | 405 | 431][])('%s is answered in all three languages', async (_, lines, code) => {
    const { status, answer } = await sendRaw(lines)
    expect(status).toBe(code)
    for (const words of [errors, errorsKk, errorsRu]) expect(answer).toContain(words[`${code}.title`])
  })

  it.each(['TRACE', 'PROPFIND', 'OPTIONS', 'PURGE'])(
    'the method %s is 405 in words, or JSON to a call',
    async method => {
      const page = await site.visit('/auth/login', { method, cookies: english })
      expect([page.status, page.headers.allow, headingOf(page.text)]).toEqual([
        405,
        'GET, HEAD, POST',
        errors['405.title'],
      ])
      const call = await site.visit('/api/v1/auth/me', { method, cookies: english })
      expect([call.status, JSON.parse(call.text)]).toEqual([405, { message: errors['405.text'], code: 405 }])
    },
  )

  it('a data request of a page from long ago is 400 in words', async () => {
    for (const as of [undefined, pupil]) {
      const { status, text } = await site.visit('/app/feed?_data=routes%2Fapp%2Ffeed', { as, cookies: english })
      expect([status, headingOf(text)]).toEqual([400, errors['400.title']])
    }
  })

  it.each(['GET', 'POST', 'DELETE'])('a call that does not exist is 404 as JSON to %s', async method => {
    for (const path of ['/api', '/api/v1/nothing', '/api/v1/auth/login/more', '/api/v2/auth/login']) {
      const { status, text } = await site.visit(path, {
        method,
        cookies: english,
        ...(method === 'POST' && { json: {} }),
      })
      expect([status, JSON.parse(text)], path).toEqual([404, { message: errors['404.text'], code: 404 }])
    }
  })

  it('leaves nothing in the log but one line a request', async () => {
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/app/feed.data?_routes=%00',
      '/app/tests.data?index',
      '/.data',
      '/api/%E0%A4%A',
    ])
      for (const method of ['GET', 'POST'])
        await site.visit(path, {
          as: pupil,
          method,
          cookies: { language: '%E0%A4%A', session: 's%3Anot.signed', theme: '"' },
        })
    expect(site.complaints).toEqual([])
  })
})

describe('in production', () => {
  const settings = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' }

  it('only the host of the site is answered, and addresses that leave it never come from a header', async () => {
    const production = await startServer({ settings })
    const ask = (headers: Record<string, string>) => production.visit('/app/feed', { headers })
    expect((await ask({ Host: 'bagdar.example' })).location).toBe(
      '/auth/login?redirect=%2Fapp%2Ffeed&reason=authentication_required',
    )
    const wrong = await ask({ Host: 'evil.example' })
    expect([wrong.status, wrong.text.includes('href="https://bagdar.example/"')]).toEqual([400, true])
    // No proxy is trusted, so forwarded headers are ignored.
    const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '10.0.0.1' }
    expect((await ask({ Host: 'bagdar.example', ...forged })).status).toBe(302)
    expect((await ask({ Host: 'bagdar.example', ...forged })).location).toMatch(/^\/auth\/login/)
    await production.stop()
    expect(production.complaints).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')])
  })

  it('a proxy that is trusted says which host was asked for, and a wrong one is refused', async () => {
    const production = await startServer({ settings: { ...settings, TRUSTED_PROXIES: '1' } })
    const ask = (host: string) => production.visit('/', { headers: { Host: '127.0.0.1', 'X-Forwarded-Host': host } })
    expect((await ask('bagdar.example')).status).toBe(200)
    expect((await ask('evil.example')).status).toBe(400)
    await production.stop()
    expect(production.complaints).toEqual([])
  })
})
