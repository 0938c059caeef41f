import { timingSafeEqual } from 'node:crypto'
import { env } from '#app/env.server.ts'
import { pathOf } from '#app/paths.ts'
import { signatureOf } from './signatures.server.ts'
import { siteAddress } from './site-address.server.ts'

/** What a private link opens. One made for the other opens nothing. */
type Shared = 'share' | 'portfolio'

/** The address of a private link to an analysis as one sends it on. Its secret is the signature of its id: no row of the
 *  database holds it, so a copied database opens nothing. */
export function shareAddress(shareId: string): string {
  return siteAddress(pathOf('shared', { token: tokenOf('share', shareId) }))
}

/** The same of a link to a portfolio. */
export function portfolioAddress(shareId: string): string {
  return siteAddress(pathOf('sharedPortfolio', { token: tokenOf('portfolio', shareId) }))
}

/** The id a token of a link to an analysis was made for, or null when none of our secrets signed it. */
export function readShareToken(token: string): string | null {
  return readToken('share', token)
}

/** The same of a link to a portfolio. */
export function readPortfolioToken(token: string): string | null {
  return readToken('portfolio', token)
}

function tokenOf(shared: Shared, shareId: string) {
  return `${shareId}.${signatureOf(shared, shareId, env.sessionSecrets[0]!)}`
}

function readToken(shared: Shared, token: string): string | null {
  const [shareId = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) return null
  const given = Buffer.from(signature)
  const genuine = env.sessionSecrets.some(secret => {
    const right = Buffer.from(signatureOf(shared, shareId, secret))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return genuine ? shareId : null
}
