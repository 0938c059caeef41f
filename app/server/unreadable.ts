import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorStatus } from '#app/frame/error-page.tsx'
import { languages } from '#app/i18n/config.ts'
import { plainPage } from './plain-answer.ts'

const lines = {
  400: '400 Bad Request',
  405: '405 Method Not Allowed',
  431: '431 Request Header Fields Too Large',
} satisfies Partial<Record<ErrorStatus, string>>

/** Responds with a readable page, instead of an empty response, to what Node cannot parse as a request, and to CONNECT.
 *  The reader's language is unknown, so the text is in all three. */
export function answerUnreadable(server: Server) {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // The client has gone or was too slow to read a response.
    if (!socket.writable || code === 'ECONNRESET' || code === 'ERR_HTTP_REQUEST_TIMEOUT') return socket.destroy()
    refuse(socket, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
  })
  server.on('connect', (_request, socket) => refuse(socket, 405))
}

function refuse(socket: Duplex, status: keyof typeof lines) {
  const body = plainPage(languages, status)
  const headers = [
    `HTTP/1.1 ${lines[status]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'",
    ...(status === 405 ? ['Allow: GET, HEAD, POST'] : []),
    'Connection: close',
  ]
  // A connection that breaks here needs no report.
  socket.on('error', () => socket.destroy())
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
