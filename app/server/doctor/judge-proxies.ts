import { type Finding, finding, type Reached } from './judge.ts'

const { ok, warning, fault } = finding

/** Compares the number of trusted proxies with the number that forwarded our request. Bagdar itself has no TLS, so an
 *  https address means a proxy in front of it. */
export function judgeProxies(trusted: number, siteUrl: string, reached: Reached): Finding {
  const about = 'Proxies'
  const set = (count: number) => `Set TRUSTED_PROXIES=${count} and start the site again.`
  const encrypted = siteUrl.startsWith('https:')
  const together =
    'All visitors count as one address: a class that mistypes its passwords would shut sign-in for everybody.'
  const by = reached.server ? ` (it says: ${reached.server})` : ''
  if (reached.isOurs && reached.proxies !== null) {
    const { proxies } = reached
    if (proxies === trusted) return ok(about, `${proxies} in front of the site, as TRUSTED_PROXIES says${by}.`)
    if (trusted === 0)
      return fault(about, `${proxies} in front of the site${by}, and TRUSTED_PROXIES is 0. ${together}`, set(proxies))
    if (trusted < proxies)
      return fault(about, `${proxies} in front of the site, and ${trusted} are trusted. ${together}`, set(proxies))
    return fault(
      about,
      `${proxies} in front of the site, and ${trusted} are trusted: a visitor may say to be anybody.`,
      set(proxies),
    )
  }
  if (reached.isOurs && encrypted) {
    const todo =
      'Have the proxy send X-Forwarded-For (Caddy does so by itself; nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).'
    if (trusted === 0)
      return warning(
        about,
        `What stands in front of the site${by} does not say whom it speaks for. ${together}`,
        `${todo} ${set(1)}`,
      )
    return fault(
      about,
      `${trusted} are trusted, but none says whom it speaks for: a visitor may say to be anybody.`,
      todo,
    )
  }
  if (encrypted && trusted === 0) {
    return fault(
      about,
      `${siteUrl} is encrypted, so a proxy must stand in front of the site, and TRUSTED_PROXIES is 0. ${together}`,
      set(1),
    )
  }
  if (!encrypted && trusted === 0) return ok(about, 'None, and none is trusted.')
  return warning(
    about,
    `${trusted} are trusted; the site did not answer at its address, so they could not be counted.`,
    'Start the site and its proxy, then run the doctor again.',
  )
}
