import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Site } from './server.ts'

/** Starts a sign-in whose headers the server has read: it has answered `100 Continue` and waits for the body. Returns a
 *  function that sends the body. */
export async function beginSignIn(server: Pick<Site, 'origin'>) {
  const body = 'emailOrUsername=dana&password=wrong-password'
  const headers = {
    Expect: '100-continue',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
    'Sec-Fetch-Site': 'same-origin',
  }
  const outgoing = request(new URL('/auth/login', server.origin), { method: 'POST', headers })
  // A killed server closes the connection. The waiting caller still gets the error.
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
