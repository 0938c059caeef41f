import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { figures, noteRequest } from '#app/domain/system/figures.server.ts'
import { withObservation } from '#app/domain/system/observation.server.ts'
import { traffic } from '#app/domain/system/traffic.server.ts'
import { env } from '#app/env.server.ts'
import { patternOf, patterns } from '#app/paths/every.server.ts'
import { log } from './log.ts'

/** Health checks, requested by machines every few seconds. They are left out of the traffic figures. */
const unwatched = new Set<string>([patterns.healthz, patterns.readyz])

/** Logs one line per request: time, method, route, status, duration and bytes. Logs the route and never an address, a
 *  query or a person. */
export function accessLog(request: Request, response: Response, next: NextFunction) {
  const started = process.hrtime.bigint()
  const { method, path } = request
  const { pattern, name } = routeOf(path)
  const asking = { id: idOf(request), by: name, statements: 0, databaseMs: 0 }
  // Built files are the same for every visitor and carry no header they do not need.
  if (!path.startsWith('/assets/')) response.setHeader('X-Request-Id', asking.id)
  // Bytes on the wire: headers included, after compression.
  const { socket } = request
  const before = socket.bytesWritten
  // Time until the response was handed to the socket. The speed of the client's connection says nothing about the
  // server.
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
  withObservation(asking, next)
}

/** Returns the id that links the log lines of one request: the one a trusted proxy has set, or a new one. */
function idOf(request: Request) {
  const given = env.trustedProxies > 0 ? request.get('X-Request-Id') : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().slice(0, 18)
}

function millisecondsSince(started: bigint) {
  return Number(process.hrtime.bigint() - started) / 1e6
}

/** Returns the route pattern of a path and its name in the log. */
function routeOf(path: string) {
  if (path.startsWith('/assets/')) return { pattern: null, name: '/assets/*' }
  const isData = path.endsWith('.data')
  const pattern = patternOf(isData ? path.slice(0, -'.data'.length) : path)
  return { pattern, name: pattern ? pattern + (isData ? '.data' : '') : '(unknown)' }
}
