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
import { expressClasses } from './express-classes.ts'
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

  // host.ts responds to requests without a host with a readable page.
  const server = createServer({ requireHostHeader: false, ...expressClasses(app) })
  const connections = followConnections(server, app)
  answerUnreadable(server)
  // Upper limit for receiving a request; body-time.ts sets a shorter one for most.
  server.requestTimeout = UPLOAD_MS
  // Longer than proxies keep idle connections, so that none is closed between two requests.
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
    // With PORT=0 the system chooses the port, and links must use it.
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

/** Returns the socket that systemd holds (docs/operations.md): requests wait in it while one process replaces another. */
function heldSocket() {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? { fd: 3 } : null
}
