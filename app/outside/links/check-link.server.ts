import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { env } from '#app/env.server.ts'
import { isPublicAddress } from './public-address.server.ts'

/** Results of a check: OK opens; MOVED redirects permanently; GONE is 404 or 410; REFUSED is another refusal or error
 *  of the server; SILENT did not respond; CLOSED is an address we do not connect to. */
export const linkResults = ['OK', 'MOVED', 'GONE', 'REFUSED', 'SILENT', 'CLOSED'] as const
export type LinkResult = (typeof linkResults)[number]

export type LinkFound = {
  result: LinkResult
  /** HTTP status of the last response; null when there was none. */
  status: number | null
  /** New address after permanent redirects. */
  movedTo: string | null
}

/** How names are resolved, and which addresses and ports may be connected to. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  isOpen: (address: string) => boolean
  ports: readonly string[]
}

const usualNetwork: Network = {
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  isOpen: isPublicAddress,
  // The default port of a protocol is the empty string in a URL.
  ports: [''],
}

/** Time limit of one check, including redirects and the second request. */
const TIME_LIMIT_MS = 10_000
const MOST_REDIRECTS = 5

/** Checks whether links of materials are checked: in production, unless the operator has turned it off. */
export function areLinksChecked(): boolean {
  return env.linkCheck
}

/** Checks whether a link opens: HEAD, and GET if the server refuses HEAD, without reading the body. Connects only to
 *  public addresses, also after resolving names and after every redirect; the checked address is the one connected to.
 *  Takes 10 s at most; throws only the reason `signal` was aborted with. */
export async function checkLink(url: string, signal: AbortSignal, network = usualNetwork): Promise<LinkFound> {
  signal.throwIfAborted()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  try {
    // A DNS lookup cannot be aborted, so it is abandoned.
    return await Promise.race([follow(url, limit, network), whenAborted(limit)])
  } catch (error) {
    signal.throwIfAborted()
    const result = error instanceof ClosedAddress ? 'CLOSED' : 'SILENT'
    return { result, status: null, movedTo: null }
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

class ClosedAddress extends Error {}

async function follow(url: string, signal: AbortSignal, network: Network): Promise<LinkFound> {
  let target = url
  // Temporary redirects may change: `movedTo` follows only an unbroken chain of permanent ones from the start.
  let movedTo: string | null = null
  let forGood = true
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(target, signal, network)
    const { status, location } = answer
    if (status < 300 || status >= 400 || location === null) return { ...resultOf(status, movedTo), status }
    target = new URL(location, target).href
    forGood &&= status === 301 || status === 308
    if (forGood) movedTo = target
  }
  return { result: 'REFUSED', status: 310, movedTo: null }
}

function resultOf(status: number, movedTo: string | null): Pick<LinkFound, 'result' | 'movedTo'> {
  if (status === 404 || status === 410) return { result: 'GONE', movedTo: null }
  if (status >= 300) return { result: 'REFUSED', movedTo: null }
  return movedTo === null ? { result: 'OK', movedTo } : { result: 'MOVED', movedTo }
}

type Answer = { status: number; location: string | null }

async function ask(target: string, signal: AbortSignal, network: Network): Promise<Answer> {
  const head = await askBy('HEAD', target, signal, network)
  return head.status < 400 ? head : askBy('GET', target, signal, network)
}

async function askBy(method: 'HEAD' | 'GET', target: string, signal: AbortSignal, network: Network): Promise<Answer> {
  const url = openUrl(target, network)
  const { address, family } = await openAddress(url, network)
  // The connection uses the checked address whatever the name resolves to by then (DNS rebinding).
  const pinned: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        ...{ method, signal, lookup: pinned, agent: false },
        headers: { 'User-Agent': `Bagdar link check (${env.siteUrl})`, Accept: '*/*' },
      },
      response => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, location: headers.location ?? null })
        response.on('error', () => undefined)
        response.destroy()
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Parses an http or https URL without credentials, on an allowed port. */
function openUrl(target: string, { ports }: Network): URL {
  const url = new URL(target)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password || !ports.includes(url.port)) throw new ClosedAddress()
  return url
}

/** Returns the address to connect to. A name is refused when any of its addresses is closed. */
async function openAddress(url: URL, { resolve, isOpen }: Network) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [address] = addresses
  if (address === undefined || !addresses.every(isOpen)) throw new ClosedAddress()
  return { address, family: isIP(address) }
}
