import type { NextFunction, Request, Response } from 'express'
import { patternOf } from '#app/paths.ts'

/** One line per request: when, what kind of page, how it went. Names the route and never an address, a query or a
 *  person. */
export function accessLog(request: Request, response: Response, next: NextFunction) {
  const started = process.hrtime.bigint()
  const { method, path } = request
  let bytes = 0
  const { write, end } = response
  response.write = function (this: Response, chunk: unknown, ...rest: unknown[]) {
    bytes += sizeOf(chunk)
    return Reflect.apply(write, this, [chunk, ...rest]) as boolean
  } as typeof response.write
  response.end = function (this: Response, chunk: unknown, ...rest: unknown[]) {
    if (typeof chunk !== 'function') bytes += sizeOf(chunk)
    return Reflect.apply(end, this, [chunk, ...rest]) as Response
  } as typeof response.end

  response.on('close', () => {
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6
    const outcome = response.writableFinished ? response.statusCode : 'aborted'
    console.info(
      `${new Date().toISOString()} ${method} ${routeOf(path)} ${outcome} ${milliseconds.toFixed(1)}ms ${bytes}B`,
    )
  })
  next()
}

function sizeOf(chunk: unknown) {
  return typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.byteLength(chunk) : 0
}

function routeOf(path: string) {
  if (path.startsWith('/assets/')) return '/assets/*'
  const isData = path.endsWith('.data')
  const pattern = patternOf(isData ? path.slice(0, -'.data'.length) : path)
  return pattern ? pattern + (isData ? '.data' : '') : '(unknown)'
}
