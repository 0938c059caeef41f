import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { env } from '#app/env.server.ts'
import { isPublicAddress } from './public-address.server.ts'

/** What an address was found to be: it opens, it opens somewhere else for good, it is not there any more, its server
 *  answers with a refusal or an error, it does not answer, or it leads to where we do not ask. */
export const linkResults = ['OK', 'MOVED', 'GONE', 'REFUSED', 'SILENT', 'CLOSED'] as const
export type LinkResult = (typeof linkResults)[number]

export type LinkFound = {
  result: LinkResult
  /** Of the last answer; null when there was none. */
  status: number | null
  /** Where the address leads for good when it has moved. */
  movedTo: string | null
}

/** How names are looked up, and to which addresses and ports we connect. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  isOpen: (address: string) => boolean
  ports: readonly string[]
}

const usualNetwork: Network = {
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  isOpen: isPublicAddress,
  // A URL does not tell the usual port of its protocol.
  ports: [''],
}

/** The limit of one check, with every redirect and the second question. */
const TIME_LIMIT_MS = 10_000
const MOST_REDIRECTS = 5

/** Whether addresses of materials are asked at all: in production, unless the operator has put it off. */
export function areLinksChecked(): boolean {
  return env.linkCheck
}

/** Asks whether an address opens: HEAD, and GET where a server does not take that, without reading what comes. Only
 *  public addresses of the internet are connected to, also behind names and after every redirect: the address that was
 *  looked at is the one that is connected to. Takes 10 s at most; throws only what `signal` was aborted with. */
export async function checkLink(url: string, signal: AbortSignal, network = usualNetwork): Promise<LinkFound> {
  signal.throwIfAborted()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  try {
    // Looking a name up cannot be broken off: it is left behind.
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
  // A redirect for now may change tomorrow: the address has moved only as far as all of them are for good.
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
  // Whatever name the connection asks for, it gets the address that was looked at.
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

/** An address of the web without a name or password in it, on a usual port. */
function openUrl(target: string, { ports }: Network): URL {
  const url = new URL(target)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password || !ports.includes(url.port)) throw new ClosedAddress()
  return url
}

/** The address to connect to. A name that leads to one closed address among others is closed. */
async function openAddress(url: URL, { resolve, isOpen }: Network) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [address] = addresses
  if (address === undefined || !addresses.every(isOpen)) throw new ClosedAddress()
  return { address, family: isIP(address) }
}
