import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'

/** A person with a browser, whose only state is cookies. */
export type Visitor = { cookies: Map<string, string> }

export type FormFields = Record<string, string | string[]>

export type VisitOptions = {
  /** Visitor whose cookies are sent and updated; without one no cookies are sent. */
  as?: Visitor
  /** By default GET, or POST when there is a body. */
  method?: string
  form?: FormFields | URLSearchParams
  json?: unknown
  /** Raw body. A list is sent in chunks without a length. */
  body?: string | Buffer | Buffer[]
  /** Cookies for this visit only, such as `{ language: 'kk' }`. */
  cookies?: Record<string, string>
  /** Headers in addition to or instead of a browser's own; null removes one. */
  headers?: Record<string, string | null>
  /** `follow` follows redirects like a browser; by default the redirect is returned. */
  redirect?: 'manual' | 'follow'
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Target of a redirect: a path for our own site, otherwise the full URL; null without one. */
  location: string | null
  setCookies: string[]
  text: string
  /** Bytes of the body as transferred. */
  bytes: number
  /** Final path after redirects. */
  path: string
}

export type GoTo = (path: string, options?: VisitOptions) => Promise<Answer>

/** Creates a visitor without cookies. */
export function newVisitor(cookies: Record<string, string> = {}): Visitor {
  return { cookies: new Map(Object.entries(cookies)) }
}

/** Sends a request as a browser does: real HTTP, cookies, and the headers that state the origin of a POST. */
export async function visit(origin: string, path: string, options: VisitOptions = {}): Promise<Answer> {
  let answer = await once(origin, path, options)
  for (let hops = 0; options.redirect === 'follow' && answer.location?.startsWith('/') && hops < 10; hops += 1) {
    const { as, cookies, headers } = options
    answer = await once(origin, answer.location, { as, cookies, headers })
  }
  return answer
}

async function once(origin: string, path: string, options: VisitOptions): Promise<Answer> {
  const sent = bodyOf(options)
  const method = options.method ?? (sent ? 'POST' : 'GET')
  const response = await new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = ask(
      { hostname, port, path, method, headers: headersOf(origin, method, sent, options) },
      message => {
        const chunks: Buffer[] = []
        message.on('data', (chunk: Buffer) => chunks.push(chunk))
        message.on('end', () => resolve({ message, body: Buffer.concat(chunks) }))
        message.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    for (const piece of sent?.pieces ?? []) outgoing.write(piece)
    outgoing.end()
  })
  const { headers, statusCode = 0 } = response.message
  const setCookies = headers['set-cookie'] ?? []
  for (const cookie of setCookies) keepCookie(options.as, cookie)
  return {
    status: statusCode,
    headers,
    location: headers.location === undefined ? null : headers.location.replace(origin, ''),
    setCookies,
    text: unpack(response.body, headers['content-encoding']).toString('utf8'),
    bytes: response.body.byteLength,
    path,
  }
}

type Sent = { pieces: Buffer[]; type: string | null; length: number | null }

function bodyOf({ form, json, body }: VisitOptions): Sent | null {
  if (form) return whole(fieldsOf(form).toString(), 'application/x-www-form-urlencoded')
  if (json !== undefined) return whole(JSON.stringify(json), 'application/json')
  if (Array.isArray(body)) return { pieces: body, type: null, length: null }
  return body === undefined ? null : whole(body, null)
}

function whole(body: string | Buffer, type: string | null): Sent {
  const piece = Buffer.from(body)
  return { pieces: [piece], type, length: piece.byteLength }
}

function fieldsOf(form: FormFields | URLSearchParams) {
  if (form instanceof URLSearchParams) return form
  return new URLSearchParams(
    Object.entries(form).flatMap(([name, values]) => [values].flat().map(value => [name, value])),
  )
}

function headersOf(origin: string, method: string, sent: Sent | null, { as, cookies, headers }: VisitOptions) {
  const jar = new Map([...(as?.cookies ?? []), ...Object.entries(cookies ?? {})])
  const posting = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const all: Record<string, string | null | undefined> = {
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Encoding': 'gzip, deflate, br',
    Cookie: jar.size > 0 ? [...jar].map(([name, value]) => `${name}=${value}`).join('; ') : null,
    'Sec-Fetch-Site': posting ? 'same-origin' : 'none',
    Origin: posting ? origin : null,
    'Content-Type': sent?.type,
    'Content-Length': sent?.length === null ? null : sent?.length.toString(),
    ...headers,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  )
}

function keepCookie(visitor: Visitor | undefined, header: string) {
  const [pair = ''] = header.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (/;\s*max-age=0\b/i.test(header)) visitor?.cookies.delete(name)
  else visitor?.cookies.set(name, pair.slice(at + 1))
}

function unpack(body: Buffer, encoding: string | undefined) {
  if (body.byteLength === 0) return body
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}

/** Signs in through the form and stores the cookies in the visitor. */
export async function signIn(goTo: GoTo, username: string, as = newVisitor()): Promise<Visitor> {
  const answer = await goTo('/auth/login', { as, form: { emailOrUsername: username, password: DEMO_PASSWORD } })
  if (answer.status !== 302) throw new Error(`${username} could not sign in: ${answer.status}`)
  as.cookies.delete('toast')
  return as
}
