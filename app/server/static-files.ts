import type { RequestHandler } from 'express'
import sirv from 'sirv'

/** A picture of nothing on the page that follows signing out. Only an answer after that page has come clears what the
 *  browser put aside for its back button; this one needs no script. */
const forget = '/forget.svg'

/** Built files: hashed ones never change; their brotli and gzip copies are made at build time. */
export function staticFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      if (pathname === forget) {
        response.setHeader('Clear-Site-Data', '"cache"')
        response.setHeader('Cache-Control', 'no-store')
      }
      // Files need no policy of their own, and a year-old one must not outlive ours.
      response.removeHeader('Content-Security-Policy')
    },
  })
}
