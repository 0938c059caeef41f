import { once } from 'node:events'
import { createServer } from 'node:net'

/** First port of the range from which the system assigns ephemeral ports (Linux; others begin higher). */
const GIVEN_FROM = 32_768
const FIRST = 20_000

/** Finds a free port for a server that cannot choose one itself. Ephemeral ports are avoided, because another process
 *  might soon get the same one. */
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
