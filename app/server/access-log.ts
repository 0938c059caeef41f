import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { figures, noteRequest } from '#app/domain/system/figures.server.ts'
import { followed } from '#app/domain/system/observation.server.ts'
import { traffic } from '#app/domain/system/traffic.server.ts'
import { env } from '#app/env.server.ts'
import { patternOf, patterns } from '#app/paths/every.server.ts'
import { log } from './log.ts'

/** Asked by machines every few seconds. */
const unwatched = new Set<string>([patterns.healthz, patterns.readyz])

/** One line per request: when, what kind of page, how it went. Names the route and never an address, a query or a
 *  person. */
export function accessLog(request: Request, response: Response, next: NextFunction) {
  const started = process.hrtime.bigint()
  const { method, path } = request
  const { pattern, name } = routeOf(path)
  const asking = { id: idOf(request), by: name, statements: 0, databaseMs: 0 }
  // A file of the build is the same for everybody, and carries no header it does not need.
  if (!path.startsWith('/assets/')) response.setHeader('X-Request-Id', asking.id)
  // What goes over the line, as it goes: headers too, and compressed.
  const { socket } = request
  const before = socket.bytesWritten
  // Handed over to the line: how slow that is says nothing of us.
  let handedOverMs: number | null = null
  figures.inFlight += 1
  response.on('finish', () => (handedOverMs = millisecondsSince(started)))
  response.on('close', () => {
    figures.inFlight -= 1
    const outcome = response.writableFinished ? response.statusCode : 'aborted'
    const bytes = socket.bytesWritten - before
    const ms = millisecondsSince(started)
    const { id, statements, databaseMs } = asking
    log('info', 'request', {
      plain: `${new Date().toISOString()} ${method} ${name} ${outcome} ${ms.toFixed(1)}ms ${bytes}B`,
      ...{ id, by: name, method, outcome, bytes, statements },
      ...{ ms: Math.round(ms * 10) / 10, databaseMs: Math.round(databaseMs * 10) / 10 },
    })
    if (handedOverMs === null) return
    const { statusCode: status } = response
    noteRequest({ route: pattern ?? name, method, status, ms: handedOverMs, statements, databaseMs })
    if (pattern === null || unwatched.has(pattern)) return
    traffic.note({ route: pattern, status, ms: handedOverMs }, new Date())
  })
  followed(asking, next)
}

/** What finds the lines of one request: the id a trusted proxy has given it, or one of ours. */
function idOf(request: Request) {
  const given = env.trustedProxies > 0 ? request.get('X-Request-Id') : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().slice(0, 18)
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
