import type { NextFunction, Request, Response } from 'express'

let warned = false

/** Says once that a proxy seems to stand in front and is not trusted: all visitors then share its address, and limits
 *  count them as one. The header alone is no reason to refuse anything, because anybody can send it. */
function warnOfProxy(request: Request) {
  if (warned || request.app.get('trust proxy') || !request.headers['x-forwarded-for']) return
  warned = true
  console.warn('X-Forwarded-For came in, but TRUSTED_PROXIES is 0. Behind a proxy, set it to the number of proxies.')
}

/** Believes a forwarded host only from a trusted proxy, and answers 400 to a host that is none: addresses are made
 *  from it. */
export function checkHost(request: Request, response: Response, next: NextFunction) {
  warnOfProxy(request)
  if (!request.app.get('trust proxy')) delete request.headers['x-forwarded-host']
  const hosts = [request.get('Host'), request.get('X-Forwarded-Host')].filter(host => host !== undefined)
  if (hosts.length > 0 && hosts.every(host => URL.canParse(`http://${host}/`)) && request.url.startsWith('/'))
    return next()
  response.status(400).type('text').send('400')
}
