import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { browserManifests } from '#app/browser-manifest.server.ts'
import { hashedFile } from './static-files.ts'

/** What a browser may accept, the best first. */
const encodings = ['br', 'gzip'] as const

/** Serves the route manifests that are made when the server starts, as the built files are served: compressed as far as
 *  it goes, for a year. */
export function serveBrowserManifests({ assets, routes }: ServerBuild): RequestHandler {
  const modules = Object.fromEntries(Object.values(routes).map(route => [route.id, route.module]))
  const { pupils, staff } = browserManifests(assets, modules)
  const files = new Map(
    [...pupils.values(), ...staff.values()].map(({ url, code }) => [
      url,
      { br: brotliCompressSync(code), gzip: gzipSync(code, { level: 9 }), identity: Buffer.from(code) },
    ]),
  )
  return (request, response, next) => {
    const file = files.get(request.path)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const encoding = encodings.find(known => request.acceptsEncodings(known)) ?? 'identity'
    response.writeHead(200, {
      ...hashedFile,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Type': 'text/javascript',
      'Content-Length': file[encoding].byteLength,
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : file[encoding])
  }
}
