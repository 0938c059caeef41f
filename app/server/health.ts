import { type Request, type Response, Router } from 'express'
import { isDatabaseAnswering, isDatabaseWritable } from '#app/domain/health.server.ts'
import { patterns } from '#app/paths/every.server.ts'

/** `/healthz`: the database answers. `/readyz`: the database can also be written and the process is not stopping, so it
 *  may receive traffic. */
export function health(isStopping: () => boolean) {
  const router = Router()
  router.get(patterns.healthz, (request, response, next) => {
    isDatabaseAnswering().then(
      answering => respond(response, answering, { status: answering ? 'ok' : 'failing', ...seenProxies(request) }),
      next,
    )
  })
  router.get(patterns.readyz, (_request, response, next) => {
    isDatabaseWritable().then(writable => {
      const ready = writable && !isStopping()
      respond(response, ready, { status: ready ? 'ready' : 'not ready' })
    }, next)
  })
  return router
}

/** Returns how many proxies forwarded the request; `npm run doctor` compares it with the settings. */
function seenProxies(request: Request) {
  const forwarded = request.get('X-Forwarded-For')
  return forwarded === undefined ? {} : { proxies: forwarded.split(',').length }
}

function respond(response: Response, well: boolean, body: object) {
  response.status(well ? 200 : 503)
  response.set('Cache-Control', 'no-store').json(body)
}
