import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expressClasses } from './express-classes.ts'

const app = express()
const server = createServer(expressClasses(app))
const prototypes: unknown[][] = []
const note = (request: IncomingMessage, response: ServerResponse) =>
  prototypes.push([Object.getPrototypeOf(request), Object.getPrototypeOf(response)])

app.use((request, response) => {
  note(request, response)
  response.json({ path: request.path, sameApp: request.app === app && response.app === app })
})
server.on('request', (request, response) => {
  note(request, response)
  app(request, response)
})

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => void server.close())

it('creates requests and responses with the prototypes Express sets', async () => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/a`)
  expect(await answer.json()).toEqual({ path: '/a', sameApp: true })
  const [before, after] = prototypes
  expect(before![0]).toBe(after![0])
  expect(before![1]).toBe(after![1])
})
