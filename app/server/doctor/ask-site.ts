import type { Reached } from './judge.ts'

const TIME_LIMIT_MS = 10_000

/** Requests the health check at the public address, through all proxies. */
export async function askSite(siteUrl: string): Promise<Reached> {
  try {
    const answer = await fetch(`${siteUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    const health = (await answer.json().catch(() => null)) as { status?: unknown; proxies?: unknown } | null
    const isOurs = health?.status === 'ok' || health?.status === 'failing'
    const proxies = isOurs && typeof health.proxies === 'number' ? health.proxies : null
    const server = [answer.headers.get('Via'), answer.headers.get('Server')].filter(Boolean).join(', ') || null
    return { status: answer.status, proxies, server, isOurs }
  } catch (error) {
    const { code, name } = ((error as Error).cause ?? error) as { code?: string; name?: string }
    return { status: null, proxies: null, server: null, isOurs: false, why: code ?? name ?? null }
  }
}

/** Returns how many milliseconds our clock is ahead of the server that sent `date`; null without a date. HTTP dates are
 *  whole seconds. */
export function clockOffset(date: string | null, askedAt: number, answeredAt: number): number | null {
  const theirs = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(theirs)) return null
  return (askedAt + answeredAt) / 2 - (theirs + 500)
}
