import { type Response, Router } from 'express'
import { isDatabaseAnswering, isDatabaseWritable } from '#app/domain/health.server.ts'
import { patterns } from '#app/paths/every.server.ts'

/** `/healthz`: the database answers. `/readyz`: it can be written too, and we are not on our way out, so new visitors
 *  may come. */
export function health(isStopping: () => boolean) {
  const router = Router()
  router.get(patterns.healthz, (_request, response, next) => {
    isDatabaseAnswering().then(answering => tell(response, answering, answering ? 'ok' : 'failing'), next)
  })
  router.get(patterns.readyz, (_request, response, next) => {
    isDatabaseWritable().then(writable => {
      const ready = writable && !isStopping()
      tell(response, ready, ready ? 'ready' : 'not ready')
    }, next)
  })
  return router
}

function tell(response: Response, well: boolean, status: string) {
  response.status(well ? 200 : 503)
  response.set('Cache-Control', 'no-store').json({ status })
}
