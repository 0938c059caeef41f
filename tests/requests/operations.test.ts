import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUploadFolder } from '#app/forms/upload-folder.server.ts'
import { beginSignIn } from '#tests/world/pending-sign-in.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { questionPath, questionsOf } from './test-taker.ts'

type Answer = { status: number; fault: string | null; whole: boolean; closed: boolean }

/** A visitor who alternates between reading and posting, on one connection as long as the server keeps it, until the
 *  server accepts no more connections or `most` answers were received. */
async function requestRepeatedly(
  { origin }: Site,
  cookie: string,
  turn: number,
  most = Number.POSITIVE_INFINITY,
  path = '',
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Answer[] = []
  while (answers.length < most) {
    const posts = path === '' && (turn += 1) % 2 === 0
    const answer = await sendOnce(new URL(posts ? '/app/preparation' : path || '/auth/forgot-password', origin), {
      agent,
      method: posts ? 'POST' : 'GET',
      headers: {
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: posts ? `preparation=${(turn % 5) + 1}&back=/app/professions` : undefined,
    })
    if (answer === 'nobody there') break
    answers.push(answer)
  }
  return answers
}

type AskOptions = { agent: Agent; method: string; headers: Record<string, string>; body?: string }

/** Sends one request. A refused connection is no lost request. */
async function sendOnce(url: URL, { body, ...options }: AskOptions): Promise<Answer | 'nobody there'> {
  const outgoing = request(url, options)
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.end(body)
  try {
    const [answer] = await answered
    const content = await text(answer)
    const { statusCode: status = 0, headers } = answer
    const whole = status === 200 ? content !== '' : true
    return { status, fault: null, whole, closed: headers.connection === 'close' }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') return 'nobody there'
    return { status: 0, fault: code ?? message, whole: false, closed: true }
  }
}

let site: Site
let leftByKilled: string
beforeAll(async () => {
  leftByKilled = await makeUploadFolder()
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(leftByKilled, twoHoursAgo, twoHoursAgo)
  site = await startServer()
})
afterAll(() => site.stop())

it('a start takes away the files of an upload that was killed', async () => {
  await expect.poll(() => existsSync(leftByKilled)).toBe(false)
})

describe('health', () => {
  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ])('%s answers 200 and JSON, kept by nobody', async (path, body) => {
    const { status, headers, text } = await site.visit(path)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual(body)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the access log', () => {
  it('has one line a request that names the page and nobody', async () => {
    const person = await makePerson(site, { paid: true })
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    // The log line of a request is written after its answer.
    await expect.poll(() => site.log.at(-1)).toContain('onboarding')
    const before = site.log.length
    const paths = [
      '/app/feed?secret=query',
      '/app/professions?q=%D0%B2%D1%80%D0%B0%D1%87',
      '/app/professions/actor',
      '/app/tests/interests-short/results?attempt=abc',
      `/people/${person.username}`,
      `/people/${id}`,
      '/app/feed.data?_routes=routes%2Fapp%2Ffeed',
    ]
    for (const path of paths) await site.visit(path, { as: person })
    await site.visit('/auth/login', { form: { emailOrUsername: person.username, password: 'a-password' } })
    await expect.poll(() => site.log.length - before).toBe(paths.length + 1)

    const lines = site.log.slice(before)
    for (const line of lines)
      expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z [A-Z]+ \S+ (?:\d{3}|aborted) [\d.]+ms \d+B$/)
    const output = lines.join('\n')
    expect(output).toContain('GET /app/professions/:professionId 200')
    expect(output).toContain('GET /app/feed.data 200')
    expect(output).toContain('POST /auth/login 400')
    for (const personal of [person.username, id, 'secret', '?', 'actor', 'abc', 'a-password', '127.0.0.1', 'session']) {
      expect(output).not.toContain(personal)
    }
  })
})

describe('stopping', () => {
  it('on SIGTERM the server finishes what it has begun and exits with 0', async () => {
    const server = await startServer()
    const pending = await Promise.all([1, 2, 3].map(() => beginSignIn(server)))
    const code = server.stop()
    const answers = await Promise.all(pending.map(finish => finish()))
    expect(await code).toBe(0)
    expect(answers).toEqual([400, 400, 400])
    expect(server.complaints).toEqual([])
  })

  it('under load resets nothing that was sent, turns visitors away in time and leaves a whole database', async () => {
    const server = await startServer({ settings: { DRAIN_MS: '300' } })
    const person = await makePerson(server)
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const visitors = Array.from({ length: 30 }, (_, at) => requestRepeatedly(server, cookie, at))
    const resting = await requestRepeatedly(server, cookie, 0, 1)
    await expect.poll(() => server.log.length).toBeGreaterThan(60)

    const stopped = server.stop()
    const statuses = new Set<number>()
    const ready = requestRepeatedly(server, cookie, 0, Number.POSITIVE_INFINITY, '/readyz')
    const answers = (await Promise.all(visitors)).flat()
    for (const { status } of await ready) statuses.add(status)

    expect(answers.filter(({ fault }) => fault !== null)).toEqual([])
    expect(answers.filter(({ status, whole }) => status >= 500 || !whole)).toEqual([])
    expect(statuses).toContain(503)
    expect(resting).toHaveLength(1)
    expect(await stopped).toBe(0)
    expect(server.complaints).toEqual([])
    expect(existsSync(`${server.databaseUrl.slice('file:'.length)}-wal`)).toBe(false)
  })

  it('stops in time although a visitor keeps a connection open', async () => {
    const [server, held] = await Promise.all([startServer(), startServer()])
    await server.visit('/', { headers: { Connection: 'keep-alive' } })
    // This server has an unfinished request, and waits ten seconds for it.
    await beginSignIn(held)
    const first = await Promise.race([server.stop(), held.stop().then(() => 'the one that waits')])
    expect(first).toBe(0)
    await held.kill()
  })
})

describe('a killed server', () => {
  it('has lost no answer it had acknowledged, however often it is killed', async () => {
    const items = await questionsOf(site, 'interests-short')
    let server = await startServer()
    const { databaseUrl } = server
    const person = await makePerson(server, { paid: true })
    await server.visit('/app/tests/interests-short', { as: person, form: {} })
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const item of items.slice(round * 5, round * 5 + 5)) {
        const answer = await server.visit(questionPath('interests-short', item), { as: person, form: { answer: '4' } })
        if (answer.status === 302) acknowledged.push(item)
      }
      await server.kill()
      server = await startServer({ databaseUrl })
      const saved = await server.database.answer.findMany({
        where: { attempt: { user: { username: person.username } } },
      })
      expect(saved.map(({ itemId }) => itemId)).toEqual(expect.arrayContaining(acknowledged))
    }
    expect(acknowledged).toHaveLength(15)
    expect((await server.visit('/app/feed', { as: person })).status).toBe(200)
    await server.stop()
  })

  it('has lost no sign-up that was answered while others were on their way', async () => {
    const server = await startServer()
    const people: string[] = []
    const signUps = Array.from({ length: 12 }, () =>
      makePerson(server, { onboarded: false }).then(({ username }) => people.push(username)),
    )
    await Promise.race(signUps)
    await server.kill()
    await Promise.allSettled(signUps)
    const after = await startServer({ databaseUrl: server.databaseUrl })
    const saved = await after.database.user.findMany({ where: { username: { in: people } } })
    await after.stop()
    expect(saved.map(({ username }) => username).sort()).toEqual(people.sort())
  })
})
