import { createRequestHandler, type RequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { Request } from 'express'
import { branchesOf } from './branches.ts'

type Options = Omit<Parameters<typeof createRequestHandler>[0], 'build'>

/** Passes each request to a Remix handler that knows only the matched route. */
export function servePages(build: ServerBuild, options: Options): RequestHandler {
  const branchOf = branchesOf(build)
  const handlers = new Map<ServerBuild, RequestHandler>()
  return (request, response, next) => {
    const part = branchOf(pathnameOf(request))
    const handler = handlers.get(part) ?? createRequestHandler({ ...options, build: part })
    handlers.set(part, handler)
    return handler(request, response, next)
  }
}

/** Returns the path as Remix reads it, with dots and backslashes resolved. */
function pathnameOf({ originalUrl }: Request) {
  const address = `http://site${originalUrl}`
  return URL.canParse(address) ? new URL(address).pathname : originalUrl
}
