import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give ports from here on to what listens on any, and to every connection (Linux; others begin higher). */
const GIVEN_FROM = 32_768
const FIRST = 20_000

/** A port to tell a server that cannot choose one. Of those the system gives out, one would soon be somebody else's. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (GIVEN_FROM - FIRST))
    const server = createServer()
    const isFree = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    if (!(await isFree)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
