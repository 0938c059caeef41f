import { existsSync, type Stats, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { env } from '#app/env.server.ts'
import { strictTransport } from './security-headers.ts'

/** Security headers of a file. There is no Content-Security-Policy: a file cached for a year must not keep an outdated
 *  one. */
const everyFile = {
  'X-Content-Type-Options': 'nosniff',
  ...(env.secure && { 'Strict-Transport-Security': strictTransport }),
}
/** Headers of a file with a content hash in its name. */
export const hashedFile = { ...everyFile, 'Cache-Control': 'public, max-age=31536000, immutable' }

/** An empty picture on the page after sign-out. Its response clears the browser's cached pages, which the back button
 *  would show. That works only after the page has loaded; a picture needs no script. */
const forget = '/forget.svg'

/** Serves built files. Hashed ones are cached for a year; their brotli and gzip copies are made at build time. The
 *  folder is listed on the first request, because listing two thousand files takes a twentieth of the start. */
export function staticFiles(folder: string): RequestHandler {
  const list = () =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (response, pathname, file) => {
        if (!stillStands(join(folder, pathname), file)) throw new Gone()
        // The file stream has no other error listener, and an unhandled error would end the process.
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
    // Every file has an extension, and few pages do.
    if (!/[.%]/.test(request.url)) return next()
    try {
      serve ??= list()
      serve(request, response, next)
    } catch (error) {
      // The previous build may have been removed before one of its files was requested.
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

/** The file was removed after the folder was listed. */
class Gone extends Error {}

/** Checks whether the listed file, or one of its compressed copies, is unchanged. A later build may have removed or
 *  replaced it. */
function stillStands(path: string, { size }: Stats): boolean {
  return ['', '.br', '.gz'].some(ending => statSync(path + ending, { throwIfNoEntry: false })?.size === size)
}
