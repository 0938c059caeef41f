import { existsSync, type Stats, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { env } from '#app/env.server.ts'
import { strictTransport } from './security-headers.ts'

/** All the protection a file needs. It has no policy: one that is kept for a year must not outlive ours. */
const everyFile = {
  'X-Content-Type-Options': 'nosniff',
  ...(env.secure && { 'Strict-Transport-Security': strictTransport }),
}
/** A file whose name changes with its content never changes. */
export const hashedFile = { ...everyFile, 'Cache-Control': 'public, max-age=31536000, immutable' }

/** A picture of nothing on the page that follows signing out. Only an answer after that page has come clears what the
 *  browser put aside for its back button; this one needs no script. */
const forget = '/forget.svg'

/** Built files: hashed ones never change; their brotli and gzip copies are made at build time. What there is is listed with the
 *  first that is asked for: two thousand files are a twentieth of a start. */
export function staticFiles(folder: string): RequestHandler {
  const list = () =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (response, pathname, file) => {
        if (!stillStands(join(folder, pathname), file)) throw new Gone()
        // The stream of a file has no other error listener, and one that fails would end the process.
        response.once('pipe', (stream: Readable) => stream.once('error', () => response.destroy()))
        for (const [name, value] of Object.entries(everyFile)) response.setHeader(name, value)
        const cached = pathname.startsWith('/assets/') ? hashedFile['Cache-Control'] : 'public, max-age=3600'
        response.setHeader('Cache-Control', cached)
        if (pathname === forget) {
          response.setHeader('Clear-Site-Data', '"cache"')
          response.setHeader('Cache-Control', 'no-store')
        }
      },
    })
  let serve: ReturnType<typeof list> | undefined
  return (request, response, next) => {
    // Every file has an ending, and few pages have one.
    if (!/[.%]/.test(request.url)) return next()
    try {
      serve ??= list()
      serve(request, response, next)
    } catch (error) {
      // The build before may have been swept away before anybody asked for a file of it.
      if (!serve && !existsSync(folder)) return next()
      if (!(error instanceof Gone)) throw error
      response
        .status(404)
        .set({ ...everyFile, 'Cache-Control': 'no-store' })
        .type('text')
        .send('Not found')
    }
  }
}

/** A file that was there when they were listed. */
class Gone extends Error {}

/** A build made meanwhile has taken them away, or put others in their place:
 *  whether one of the copies under this name is still the one the list means. */
function stillStands(path: string, { size }: Stats): boolean {
  return ['', '.br', '.gz'].some(ending => statSync(path + ending, { throwIfNoEntry: false })?.size === size)
}
