import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkLink, type Network } from '#app/outside/links/check-link.server.ts'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let port: string
let answer: Answerer
const requested: string[] = []
/** Name resolution of the test: 127.0.0.1 counts as a public address, the others as closed ones. */
const names: Record<string, string[]> = {
  'site.test': ['127.0.0.1'],
  'private.test': ['127.0.0.2'],
  'both.test': ['127.0.0.1', '127.0.0.2'],
}
let network: Network
const ended = new AbortController()
const check = (url: string) => checkLink(url, ended.signal, network)
const at = (path: string, host = 'site.test') => `http://${host}:${port}${path}`

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  port = String((server.address() as AddressInfo).port)
  network = {
    resolve: host => (names[host] ? Promise.resolve(names[host]) : Promise.reject(new Error('ENOTFOUND'))),
    isOpen: address => address === '127.0.0.1',
    ports: [port],
  }
})
afterAll(() => void server.close())
afterEach(() => void requested.splice(0))

const answerWith =
  (status: number, headers: Record<string, string> = {}): Answerer =>
  (_, response) =>
    void response.writeHead(status, headers).end('words')

describe('an address of a material', () => {
  it('that opens is asked once, without reading it', async () => {
    answer = answerWith(200)
    expect(await check(at('/book'))).toEqual({ result: 'OK', status: 200, movedTo: null })
    expect(requested).toEqual(['HEAD site.test/book'])
  })

  it('is asked by GET where HEAD is refused', async () => {
    answer = (request, response) => void response.writeHead(request.method === 'HEAD' ? 405 : 200).end()
    expect(await check(at('/'))).toMatchObject({ result: 'OK' })
    expect(requested).toEqual(['HEAD site.test/', 'GET site.test/'])
  })

  it.each([
    [404, 'GONE'],
    [410, 'GONE'],
    [403, 'REFUSED'],
    [500, 'REFUSED'],
  ] as const)('that answers %i is %s', async (status, result) => {
    answer = answerWith(status)
    expect(await check(at('/'))).toEqual({ result, status, movedTo: null })
  })

  it('that leads elsewhere for good has moved; for now it opens', async () => {
    const leads = (status: number): Answerer => {
      return ({ url }, response) => void response.writeHead(url === '/new' ? 200 : status, { Location: '/new' }).end()
    }
    answer = leads(301)
    expect(await check(at('/old'))).toEqual({ result: 'MOVED', status: 200, movedTo: at('/new') })
    answer = leads(302)
    expect(await check(at('/old'))).toEqual({ result: 'OK', status: 200, movedTo: null })
  })

  it('that leads round in circles is given up', async () => {
    answer = answerWith(302, { Location: '/' })
    expect(await check(at('/'))).toMatchObject({ result: 'REFUSED' })
    expect(requested).toHaveLength(6)
  })

  it('that does not answer is silent', async () => {
    answer = (_, response) => void response.destroy()
    expect(await check(at('/'))).toEqual({ result: 'SILENT', status: null, movedTo: null })
    expect(await check(at('/', 'unknown.test'))).toMatchObject({ result: 'SILENT' })
  })

  it('is given up when the work ends, and that is no result', async () => {
    const stop = new AbortController()
    answer = () => stop.abort(new Error('The process stops.'))
    await expect(checkLink(at('/'), stop.signal, network)).rejects.toThrow('The process stops.')
  })
})

describe('where we do not ask', () => {
  it.each([
    ['a name of a private address', () => at('/', 'private.test')],
    ['a name of a public and a private one', () => at('/', 'both.test')],
    ['a private address itself', () => at('/', '127.0.0.2')],
    ['the same written as a number', () => at('/', '2130706434')],
    ['the same in IPv6', () => at('/', '[::ffff:127.0.0.2]')],
    ['a name and password', () => `http://me:secret@site.test:${port}/`],
    ['another port', () => 'http://site.test:22/'],
    ['a file', () => 'file:///etc/passwd'],
  ])('is %s', async (_, url) => {
    answer = answerWith(200)
    expect(await check(url())).toEqual({ result: 'CLOSED', status: null, movedTo: null })
    expect(requested).toEqual([])
  })

  it('is a private address behind a redirect of a public one', async () => {
    for (const location of [at('/keys', 'private.test'), at('/keys', '127.0.0.2'), 'file:///etc/passwd']) {
      answer = answerWith(301, { Location: location })
      expect(await check(at('/'))).toMatchObject({ result: 'CLOSED' })
    }
    expect(requested.filter(one => one.includes('keys'))).toEqual([])
  })

  it('is a name that means another address the second time', async () => {
    answer = answerWith(405)
    const turns = [['127.0.0.1'], ['127.0.0.2']]
    const turning: Network = { ...network, resolve: () => Promise.resolve(turns.shift() ?? ['127.0.0.2']) }
    expect(await checkLink(at('/'), ended.signal, turning)).toMatchObject({ result: 'CLOSED' })
    expect(requested).toEqual(['HEAD site.test/'])
  })

  it('is anything of this machine in earnest', async () => {
    for (const url of [at('/', '127.0.0.1'), at('/', 'localhost'), 'http://[::1]/', 'http://169.254.169.254/latest']) {
      expect(await checkLink(url, ended.signal)).toMatchObject({ result: 'CLOSED' })
    }
    expect(requested).toEqual([])
  })
})
