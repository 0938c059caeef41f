import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TruncatingProxy = {
  url: string
  truncateAt: (from: RegExp | null) => void
  hangUp: () => void
  stop: () => void
}

/** A proxy to a site that cuts documents: it passes on the part before a given place and closes the connection on
 *  `hangUp`. A browser discards what it has not yet read when the connection breaks, so check the page before that. */
export async function startTruncatingProxy(site: string): Promise<TruncatingProxy> {
  let pattern: RegExp | null = null
  const held = new Set<ServerResponse>()
  const line = createServer((incoming, response) => void pass(incoming, response).catch(() => response.destroy()))
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    truncateAt: from => void (pattern = from),
    hangUp: () => held.forEach(answer => answer.destroy()),
    stop: () => {
      line.close()
      line.closeAllConnections()
    },
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const passed = request(new URL(incoming.url ?? '/', site), { method: incoming.method, headers })
    incoming.pipe(passed)
    const [received] = (await once(passed, 'response')) as [IncomingMessage]
    response.writeHead(received.statusCode ?? 502, received.headers)
    if (!pattern || incoming.method !== 'GET' || !/html/.test(received.headers['content-type'] ?? ''))
      return void received.pipe(response)
    const whole = Buffer.concat(await received.toArray()).toString()
    const at = whole.search(pattern)
    if (at < 0) throw new Error(`${incoming.url} has no such place: ${pattern}`)
    response.write(whole.slice(0, at))
    held.add(response)
  }
}
