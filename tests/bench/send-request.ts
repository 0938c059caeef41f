import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const agent = new Agent({ keepAlive: true })

type RequestOptions = {
  cookie?: string
  headers?: Record<string, string>
  form?: Record<string, string>
  /** Body other than a URL-encoded form; its type is given in the headers. */
  body?: Buffer
}

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  cookies: string[]
  /** Bytes of the body as transferred. */
  sent: number
  /** Bytes of the status line and headers. */
  headBytes: number
  encoding: string
  body: Buffer
  text: string
}

/** Sends a request as a browser does, without following redirects. Returns the answer and its size as transferred. */
export function sendRequest(url: string, { cookie, headers, form, body: given }: RequestOptions = {}): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : given
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'text/html,*/*',
          'Accept-Encoding': 'gzip, br',
          'Sec-Fetch-Site': 'same-origin',
          ...(cookie && { Cookie: cookie }),
          ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const sent = Buffer.concat(chunks)
          const encoding = response.headers['content-encoding'] ?? 'none'
          const whole = decoded(sent, encoding)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string | undefined>,
            cookies: (response.headers['set-cookie'] ?? []).map(line => line.split(';')[0] ?? ''),
            sent: sent.byteLength,
            headBytes: response.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 19),
            encoding,
            body: whole,
            text: whole.toString('utf8'),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function decoded(sent: Buffer, encoding: string) {
  if (encoding === 'br') return brotliDecompressSync(sent)
  return encoding === 'gzip' ? gunzipSync(sent) : sent
}
