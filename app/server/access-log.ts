import type { NextFunction, Request, Response } from 'express'
import { traffic } from '#app/domain/system/traffic.server.ts'
import { patternOf, patterns } from '#app/paths/every.server.ts'

/** Asked by machines every few seconds. */
const unwatched = new Set<string>([patterns.healthz, patterns.readyz])

/** One line per request: when, what kind of page, how it went. Names the route and never an address, a query or a
 *  person. */
export function accessLog(request: Request, response: Response, next: NextFunction) {
  const started = process.hrtime.bigint()
  const { method, path } = request
  // What goes over the line, as it goes: headers too, and compressed.
  const { socket } = request
  const before = socket.bytesWritten
  // Handed over to the line: how slow that is says nothing of us.
  let handedOverMs: number | null = null
  response.on('finish', () => (handedOverMs = millisecondsSince(started)))
  response.on('close', () => {
    const outcome = response.writableFinished ? response.statusCode : 'aborted'
    const bytes = socket.bytesWritten - before
    const { pattern, name } = routeOf(path)
    console.info(
      `${new Date().toISOString()} ${method} ${name} ${outcome} ${millisecondsSince(started).toFixed(1)}ms ${bytes}B`,
    )
    if (pattern === null || handedOverMs === null || unwatched.has(pattern)) return
    traffic.note({ route: pattern, status: response.statusCode, ms: handedOverMs }, new Date())
  })
  next()
}

function millisecondsSince(started: bigint) {
  return Number(process.hrtime.bigint() - started) / 1e6
}

/** The page an address belongs to, and its name in the log. */
function routeOf(path: string) {
  if (path.startsWith('/assets/')) return { pattern: null, name: '/assets/*' }
  const isData = path.endsWith('.data')
  const pattern = patternOf(isData ? path.slice(0, -'.data'.length) : path)
  return { pattern, name: pattern ? pattern + (isData ? '.data' : '') : '(unknown)' }
}
