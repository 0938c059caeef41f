import { createServer } from 'node:http'
import { describeFigures, watchEventLoop } from '#app/domain/system/figures.server.ts'
import { env } from '#app/env.server.ts'

const TIME_LIMIT_MS = 10_000

/** Serves the figures of this process to Prometheus at a separate address that visitors cannot reach, if one is
 *  configured. A port that is taken disables only the figures. */
export function startMetrics() {
  const { metricsAddress } = env
  if (!metricsAddress) return
  watchEventLoop()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Figures stand at /metrics\n')
      return
    }
    describeFigures().then(
      text => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.requestTimeout = TIME_LIMIT_MS
  server.once('error', (error: NodeJS.ErrnoException) => {
    const { host, port } = metricsAddress
    console.error(
      `No figures are told at ${host}:${port} (${error.code}). A process needs a METRICS_ADDRESS of its own.`,
    )
  })
  server.listen(metricsAddress.port, metricsAddress.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : metricsAddress.port
    console.info(`Figures at http://${env.metricsAddress?.host}:${port}/metrics`)
  })
  // The server does not keep the process running.
  server.unref()
}
