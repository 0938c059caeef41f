import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { questionPath, questionsOf } from './test-taker.ts'

/** A sign-in the server has begun to read and waits for the rest of: it has answered `100 Continue`. */
async function beginSignIn(server: Site) {
  const body = 'emailOrUsername=dana&password=wrong-password'
  const headers = {
    Expect: '100-continue',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
    'Sec-Fetch-Site': 'same-origin',
  }
  const outgoing = request(new URL('/auth/login', server.origin), { method: 'POST', headers })
  // A server that is killed hangs up; who waits for its answer is told all the same.
  outgoing.on('error', () => undefined)
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  return async () => {
    outgoing.end(body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
}

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

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
    const said = lines.join('\n')
    expect(said).toContain('GET /app/professions/:professionId 200')
    expect(said).toContain('GET /app/feed.data 200')
    expect(said).toContain('POST /auth/login 400')
    for (const told of [person.username, id, 'secret', '?', 'actor', 'abc', 'a-password', '127.0.0.1', 'session']) {
      expect(said).not.toContain(told)
    }
  })
})

describe('stopping', () => {
  it('on SIGTERM the server finishes what it has begun and exits with 0', async () => {
    const server = await startServer()
    const begun = await Promise.all([1, 2, 3].map(() => beginSignIn(server)))
    const code = server.stop()
    const answers = await Promise.all(begun.map(finish => finish()))
    expect(await code).toBe(0)
    expect(answers).toEqual([400, 400, 400])
    expect(server.complaints).toEqual([])
  })

  it('stops in time although a visitor keeps a connection open', async () => {
    const [server, held] = await Promise.all([startServer(), startServer()])
    await server.visit('/', { headers: { Connection: 'keep-alive' } })
    // This one has begun what it cannot finish, and waits its ten seconds for it.
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
