import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { peakMemory } from '#tests/bench/processor.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { requestInLoops, pause, seconds, recordFigure, times } from './fault.ts'

const EACH = 100
const WATCHED_MS = 10_000

let site: Site
let person: Visitor
beforeAll(async () => {
  site = await startServer()
  person = await makePerson(site)
})
afterAll(() => site.stop())

const open = async () => {
  const { hostname, port } = new URL(site.origin)
  const socket = connect({ host: hostname, port: Number(port) })
  // The server is expected to close these connections.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers].join('\r\n')

/** Sends one character of `more` at intervals, as long as the server listens. */
function drip(socket: Socket, more: string) {
  let at = 0
  const timer = setInterval(() => socket.write(more[(at += 1) % more.length]!), 200)
  socket.once('close', () => clearInterval(timer))
}

/** Resolves when the connection is closed, also by a reset, which `once` would treat as an error. */
const gone = (socket: Socket) =>
  new Promise<void>(resolve => (socket.closed ? resolve() : socket.once('close', () => resolve())))

const slow: Record<string, () => Promise<Socket>> = {
  headers: async () => {
    const socket = await open()
    socket.write(head('GET /auth/login HTTP/1.1', 'X-Slow: '))
    drip(socket, 'a')
    return socket
  },
  body: async () => {
    const socket = await open()
    const form = [
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 5000',
      'Sec-Fetch-Site: same-origin',
    ]
    socket.write(`${head('POST /auth/login HTTP/1.1', ...form)}\r\n\r\nemailOrUsername=`)
    drip(socket, 'a')
    return socket
  },
  reading: async () => {
    const socket = await open()
    const cookie = `Cookie: ${[...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
    socket.write(`${head('GET /app/professions HTTP/1.1', cookie, 'Accept: text/html')}\r\n\r\n`)
    // Reads the first chunk of a large, uncompressed page and then stops.
    await once(socket, 'data')
    socket.pause()
    return socket
  },
}

it('three hundred who send or read a letter at a time hold up nobody, and are hung up on', async () => {
  const questions = {
    page: () => site.visit('/app/professions/actor', { as: person }),
    feed: () => site.visit('/app/feed', { as: person }),
  }
  const watch = async () => {
    const done = requestInLoops(questions, 20)
    await pause(WATCHED_MS)
    return done()
  }
  const idle = await watch()
  const sockets: { socket: Socket; kind: string }[] = []
  for (const [kind, begin] of Object.entries(slow)) {
    // One after another, because the test is about slow clients and not about load.
    for (let at = 0; at < EACH; at += 1) sockets.push({ socket: await begin(), kind })
  }
  const startedAt = performance.now()
  const closed = new Map<string, string>()
  for (const { socket, kind } of sockets) socket.once('close', () => closed.set(kind, seconds(startedAt)))
  const busy = await watch()
  for (const answers of [idle, busy]) expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  recordFigure(`${3 * EACH} slow clients`, `others ${times(busy)}; before ${times(idle)}`)
  recordFigure(`${3 * EACH} slow clients`, `the server holds at most ${Math.round(peakMemory(site.pid) / 1e6)} MB`)

  await Promise.all(sockets.filter(({ kind }) => kind !== 'reading').map(({ socket }) => gone(socket)))
  for (const { socket } of sockets) socket.destroy()
  recordFigure(
    'slow clients',
    `headers are hung up on by ${closed.get('headers')} s, bodies by ${closed.get('body')} s`,
  )
  expect((await watch()).filter(({ status }) => status !== 200)).toEqual([])
})
