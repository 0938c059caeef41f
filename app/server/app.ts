import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import express, { type Request, type Response } from 'express'
import { networkOf } from '#app/access/network.server.ts'
import { env } from '#app/env.server.ts'
import { accessLog } from './access-log.ts'
import { serveBrowserManifests } from './browser-manifests.ts'
import { answerFault } from './fault.ts'
import { limitBody } from './body-limit.ts'
import { limitBodyTime } from './body-time.ts'
import { compress, endWith } from './compress.ts'
import { closeWhileStopping } from './connections.ts'
import { refuseCrossSite } from './cross-site.ts'
import { withFaultsAnswered } from './loader-faults.ts'
import { health } from './health.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { countVisits } from './count-visits.ts'
import { checkHost } from './host.ts'
import { servePages } from './pages.ts'
import { withDisabledFeatures } from './disabled-features.ts'
import { refuseUnknown } from './unknown-requests.ts'
import { limitTime } from './time-limit.ts'
import { skipUnchanged } from './unchanged.ts'

/** Creates the HTTP server around Remix. The order of the middleware matters: measure first, serve health checks and
 *  files without a session, then refuse requests that must not reach a page, then render. */
export function createApp({ build, clientFolders, isStopping }: AppOptions) {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.trustedProxies)
  app.set('query parser', 'simple')

  app.use(accessLog)
  app.use(closeWhileStopping(isStopping))
  app.use(limitBodyTime())
  app.use(limitTime)
  app.use(health(isStopping))
  app.use(checkHost)
  app.use(serveBrowserManifests(build))
  // Pages of the previous build still request its files after this one has started.
  app.use(clientFolders.map(staticFiles))
  app.use(securityHeaders)
  app.use(countVisits)
  app.use(skipUnchanged)
  app.use(compress)
  app.use(refuseUnknown)
  app.use(refuseCrossSite)
  app.use(limitBody)
  // `use` instead of a route: Express would decode the address and fail on a malformed encoding.
  app.use(servePages(withFaultsAnswered(withDisabledFeatures(build)), { mode: env.mode, getLoadContext: contextOf }))
  app.use(answerFault)
  return app
}

/** Collects what the middleware found for the loaders and actions. */
function contextOf(request: Request, response: Response) {
  const { ip } = request
  const { locals } = response
  return {
    endWith: (body: Buffer) => endWith(request, response, body),
    nonce: locals.nonce as string | undefined,
    version: locals.version as string | undefined,
    viewer: locals.viewer as AppLoadContext['viewer'],
    address: ip === undefined ? null : networkOf(ip),
  }
}

export type AppOptions = {
  build: ServerBuild
  /** Folders of the browser's files, those of this build first. */
  clientFolders: string[]
  isStopping: () => boolean
}
