import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const LOOK_MS = 500

/** Starts a load balancer that sends each request to the next process in turn. A failed request is answered with 502
 *  and is not retried on another process. A process that failed is skipped until its /readyz answers 200. */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true })
  const up = new Set<string>()
  const down = new Set<string>()
  const handled = new Map<string, number>()
  let turn = 0

  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const origin = [...up][(turn += 1) % Math.max(1, up.size)]
    if (!origin) {
      response.writeHead(502).end()
      return
    }
    handled.set(origin, (handled.get(origin) ?? 0) + 1)
    const { method, url, headers } = incoming
    const passed = request(`${origin}${url}`, { agent, method, headers }, given => {
      response.writeHead(given.statusCode ?? 502, given.rawHeaders)
      given.pipe(response)
      given.on('error', () => response.destroy())
    })
    passed.on('error', () => {
      if (up.delete(origin)) down.add(origin)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    incoming.pipe(passed)
  }
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const healthCheck = setInterval(() => {
    for (const origin of down)
      request(`${origin}/readyz`, given => {
        given.resume()
        if (given.statusCode === 200 && down.delete(origin)) up.add(origin)
      })
        .on('error', () => undefined)
        .end()
  }, LOOK_MS)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin: string) => void up.add(origin),
    /** Removes a process that will not come back. */
    forget: (origin: string) => {
      up.delete(origin)
      down.delete(origin)
    },
    handled,
    stop: () => {
      clearInterval(healthCheck)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
