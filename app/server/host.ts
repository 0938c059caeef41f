import type { NextFunction, Request, Response } from 'express'

/** Believes a forwarded host only from a trusted proxy, and answers 400 to a host that is none: addresses are made
 *  from it. */
export function checkHost(request: Request, response: Response, next: NextFunction) {
  if (!request.app.get('trust proxy')) delete request.headers['x-forwarded-host']
  const hosts = [request.get('Host'), request.get('X-Forwarded-Host')].filter(host => host !== undefined)
  if (hosts.length > 0 && hosts.every(host => URL.canParse(`http://${host}/`)) && request.url.startsWith('/'))
    return next()
  response.status(400).type('text').send('400')
}
