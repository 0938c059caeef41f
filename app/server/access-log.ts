import type { NextFunction, Request, Response } from 'express'
import { patternOf } from '#app/paths/every.server.ts'

/** One line per request: when, what kind of page, how it went. Names the route and never an address, a query or a
 *  person. */
export function accessLog(request: Request, response: Response, next: NextFunction) {
  const started = process.hrtime.bigint()
  const { method, path } = request
  // What goes over the line, as it goes: headers too, and compressed.
  const { socket } = request
  const before = socket.bytesWritten
  response.on('close', () => {
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6
    const outcome = response.writableFinished ? response.statusCode : 'aborted'
    const bytes = socket.bytesWritten - before
    console.info(
      `${new Date().toISOString()} ${method} ${routeOf(path)} ${outcome} ${milliseconds.toFixed(1)}ms ${bytes}B`,
    )
  })
  next()
}

function routeOf(path: string) {
  if (path.startsWith('/assets/')) return '/assets/*'
  const isData = path.endsWith('.data')
  const pattern = patternOf(isData ? path.slice(0, -'.data'.length) : path)
  return pattern ? pattern + (isData ? '.data' : '') : '(unknown)'
}
