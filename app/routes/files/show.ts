import { createReadableStreamFromReadable, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findFile, openFile, type ReadableFile } from '#app/domain/file-access/reading.server.ts'
import { pathOf } from '#app/paths.ts'
import { byteRangeOf } from './byte-range.ts'

/** Sends a variant of a stored file to a viewer who may see it; others get a 404. */
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

/** Responds to a missing file: a redirect to the error page if the browser opens it as a document, otherwise an empty
 *  response. */
function missing(request: Request, status: '404' | '500') {
  const { pathname } = new URL(request.url)
  const isPage = request.headers.get('Sec-Fetch-Dest') === 'document'
  return isPage ? redirect(pathOf('error', { status }, { from: pathname })) : nothing(Number(status))
}

function nothing(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

/** Pictures are immutable at their address, except those of stories, which disappear with their story. Documents are
 *  downloaded and never rendered as a page of this site, whatever their bytes resemble. Videos play in place. */
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

/** Encodes a file name as RFC 5987 requires. */
function encoded(name: string) {
  return encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
}

function knows(header: string | null, etag: string) {
  return (
    header !== null && (header.trim() === '*' || header.split(',').some(one => one.trim().replace(/^W\//, '') === etag))
  )
}
