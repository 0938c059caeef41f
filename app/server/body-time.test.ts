import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { limitBodyTime } from './body-time.ts'

const app = express()
app.use(limitBodyTime({ form: 50, upload: 60_000 }))
app.use(
  (asked, answer) =>
    void text(asked).then(
      body => answer.send(`${body.length}`),
      () => undefined,
    ),
)
const server = createServer(app)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const files = 'multipart/form-data; boundary=x'

/** Sends half of a form. `rest` sends the other half and returns the response. */
function beginForm(path: string, type: string) {
  const { port } = server.address() as AddressInfo
  const headers = { 'Content-Type': type, 'Content-Length': 8 }
  const outgoing = request({ port, path, method: 'POST', headers })
  outgoing.write('half')
  return {
    hungUp: once(outgoing, 'response').then(
      () => false,
      () => true,
    ),
    async rest() {
      outgoing.end('half')
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
      return text(answer)
    },
  }
}

describe('a form that comes slowly', () => {
  it.each([
    ['to a page without files', pathOf('login'), files],
    ['without a file', communityPathOf('newPost'), 'application/x-www-form-urlencoded'],
    ['to an address of another site', '/elsewhere', files],
  ])('%s is hung up on', async (_, path, type) => expect(await beginForm(path, type).hungUp).toBe(true))

  it('with files to a page that takes them is waited for', async () => {
    const upload = beginForm(communityPathOf('newPost'), files)
    // When this form is cut off, one with a shorter limit would have been cut off too.
    expect(await beginForm(pathOf('login'), files).hungUp).toBe(true)
    expect(await upload.rest()).toBe('8')
  })

  it('is no matter of one that came whole and is answered late', async () => {
    const whole = beginForm(pathOf('login'), files)
    expect(await whole.rest()).toBe('8')
  })
})
