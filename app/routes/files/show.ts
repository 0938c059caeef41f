import { createReadableStreamFromReadable, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findFile, openFile, type ReadableFile } from '#app/domain/file-access/reading.server.ts'
import { pathOf } from '#app/paths.ts'
import { byteRangeOf } from './byte-range.ts'

/** One size of a stored file, for a viewer who may see it; everybody else gets 404. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const { fileId = '', variant = '' } = args.params
  const file = viewer && !viewer.passwordChangeRequired && (await findFile(viewer, fileId, variant))
  if (!file) return missing(args.request, '404')

  const { method, headers: asked } = args.request
  const etag = `"${file.version.slice(0, 32)}-${variant}"`
  const headers = headersOf(file, etag)
  if (knows(asked.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })

  const whole = asked.get('If-Range') ?? etag
  const range = method === 'GET' && whole === etag ? byteRangeOf(asked.get('Range'), file.bytes) : null
  if (range === 'unsatisfiable') return nothing(416, { 'Content-Range': `bytes */${file.bytes}` })
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  if (method === 'HEAD') return new Response(null, { headers })

  const stream = await openFile(file, range ?? undefined)
  if (stream === 'unavailable') return nothing(503, { 'Retry-After': '60' })
  if (!stream) return missing(args.request, '404')
  if (stream === 'damaged') return missing(args.request, '500')
  return new Response(createReadableStreamFromReadable(stream), { status: range ? 206 : 200, headers })
}

/** No file: a browser that would show it as a page is shown the page that says so, a picture of a page is just not there. */
function missing(request: Request, status: '404' | '500') {
  const { pathname } = new URL(request.url)
  const isPage = request.headers.get('Sec-Fetch-Dest') === 'document'
  return isPage ? redirect(pathOf('error', { status }, { from: pathname })) : nothing(Number(status))
}

function nothing(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

/** Pictures never change under their address. A document is downloaded and never opened as a page of ours: whatever
 *  else its bytes may pass for, it is what we say it is. A video is played where it stands; what a
 *  story shows is asked for anew, because it goes with its story. */
function headersOf({ kind, type, name }: ReadableFile, etag: string) {
  const picture = type.startsWith('image/')
  const shown = picture || type === 'video/mp4' || type === 'video/webm'
  return new Headers({
    'Content-Type': type,
    'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': picture && kind !== 'STORY' ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  })
}

/** RFC 5987: everything but letters, digits and a few signs by its bytes. */
function encoded(name: string) {
  return encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
}

function knows(header: string | null, etag: string) {
  return (
    header !== null && (header.trim() === '*' || header.split(',').some(one => one.trim().replace(/^W\//, '') === etag))
  )
}
