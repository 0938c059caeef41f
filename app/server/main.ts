import { createServer } from 'node:http'
import { basename, dirname, join } from 'node:path'
import * as build from 'virtual:remix/server-build'
import { env } from '#app/env.server.ts'
import { sweepUploadFolders } from '#app/forms/upload-folder.server.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { UPLOAD_MS } from './body-time.ts'
import { buildsBeside } from './commands/builds.mjs'
import { followConnections } from './connections.ts'
import { startKeepingVisits } from './count-visits.ts'
import { beObserved } from './observing.ts'
import { shapesOf } from './shapes.ts'
import { stopGracefully } from './stop.ts'
import { answerUnreadable } from './unreadable.ts'

beObserved()
if (env.worker === 'only') {
  const worker = startBackground()
  stopGracefully({ finish: () => worker?.stop() })
  console.info('Working in the background')
} else serve()

function serve() {
  let stopping = false
  let worker: ReturnType<typeof startBackground> = null
  const visits = startKeepingVisits()
  const own = dirname(import.meta.dirname)
  const clientFolders = [own, ...buildsBeside(dirname(own), basename(own))].map(folder => join(folder, 'client'))
  const app = createApp({ build, clientFolders, isStopping: () => stopping })

  // A request without a host is answered in words too (host.ts).
  const server = createServer({ requireHostHeader: false, ...shapesOf(app) })
  const connections = followConnections(server, app)
  answerUnreadable(server)
  // The longest a request may take to come; most have less (body-time.ts).
  server.requestTimeout = UPLOAD_MS
  // Longer than a proxy keeps its connections, so that none is cut between two requests.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 66_000

  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    console.error(
      taken ? `Port ${env.port} is taken by another process. PORT=${env.port + 1} serves on another one.` : error,
    )
    process.exit(1)
  })
  server.listen(heldSocket() ?? { port: env.port, host: env.host }, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.port
    // PORT=0 lets the system choose, and links are to lead here.
    if (env.port === 0) env.siteUrl = env.siteUrl.replace(/:0$/, `:${port}`)
    console.info(`Serving http://${env.host}:${port}`)
    worker = startBackground()
    void sweepUploadFolders()
  })
  stopGracefully({
    announce: () => (stopping = true),
    drain: connections.drain,
    finish: () => worker?.stop(),
    last: visits.stop,
  })
}

/** The socket that systemd holds (docs/operations.md): whoever asks while one process follows another waits in it. */
function heldSocket() {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? { fd: 3 } : null
}
