import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Site } from './server.ts'

/** A sign-in the server has begun to read and waits for the rest of: it has answered `100 Continue`. */
export async function beginSignIn(server: Pick<Site, 'origin'>) {
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
