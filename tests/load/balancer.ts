import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a balancer that passes each request to the next of these servers over persistent connections. A server that
 *  is down is skipped; a request whose response has started is not repeated. Returns its address and a function that
 *  closes it. */
export async function startBalancer(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const balancer = createServer((incoming, answer) => {
    const tryBackend = (left: number) => {
      const origin = origins[(turn += 1) % origins.length]!
      const { method, headers, url = '/' } = incoming
      const outgoing = request(new URL(url, origin), { agent, method, headers }, response => {
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
        response.pipe(answer)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) return tryBackend(left - 1)
        if (!answer.headersSent) answer.writeHead(502)
        answer.end()
      })
      incoming.pipe(outgoing)
    }
    tryBackend(origins.length)
  })
  balancer.keepAliveTimeout = 60_000
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    close: () => {
      balancer.close()
      balancer.closeAllConnections()
      agent.destroy()
    },
  }
}
