import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { browserManifests } from '#app/document/browser-manifest.server.ts'
import { hashedFile } from './static-files.ts'

/** Encodings in order of preference. */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

const pack: Record<Encoding, (code: string) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: code => promisify(gzip)(code, { level: 9 }),
  identity: code => Promise.resolve(Buffer.from(code)),
}

/** Serves the route manifests, which are made when the server starts, like built files: fully compressed and cached for
 *  a year. Each is compressed on its first request, so that the start does not wait for all of them. */
export function serveBrowserManifests({ assets, routes }: ServerBuild): RequestHandler {
  const modules = Object.fromEntries(Object.values(routes).map(route => [route.id, route.module]))
  const { pupils, staff } = browserManifests(assets, modules)
  const codes = new Map([...pupils.values(), ...staff.values()].map(({ url, code }) => [url, code]))
  const packed = new Map<string, Promise<Buffer>>()
  const bodyOf = (url: string, code: string, encoding: Encoding) => {
    const name = `${encoding} ${url}`
    const body = packed.get(name) ?? pack[encoding](code)
    packed.set(name, body)
    return body
  }
  return (request, response, next) => {
    const code = codes.get(request.path)
    if (code === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const encoding = encodings.find(known => request.acceptsEncodings(known)) ?? 'identity'
    bodyOf(request.path, code, encoding)
      .then(body => {
        response.writeHead(200, {
          ...hashedFile,
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
          'Content-Type': 'text/javascript',
          'Content-Length': body.byteLength,
          Vary: 'Accept-Encoding',
        })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch(next)
  }
}
