import { timingSafeEqual } from 'node:crypto'
import { env } from '#app/env.server.ts'
import { pathOf } from '#app/paths.ts'
import { signatureOf } from './signatures.server.ts'
import { siteAddress } from './site-address.server.ts'

/** Kinds of private links. A token of one kind is not valid for the other. */
type Shared = 'share' | 'portfolio'

/** Returns the address of a private link to an analysis. Its secret is a signature of the id that is not stored, so a
 *  copied database opens no links. */
export function shareAddress(shareId: string): string {
  return siteAddress(pathOf('shared', { token: tokenOf('share', shareId) }))
}

/** Returns the address of a private link to a portfolio. */
export function portfolioAddress(shareId: string): string {
  return siteAddress(pathOf('sharedPortfolio', { token: tokenOf('portfolio', shareId) }))
}

/** Returns the id in the token of a link to an analysis, or null when the signature is invalid. */
export function readShareToken(token: string): string | null {
  return readToken('share', token)
}

/** Returns the id in the token of a link to a portfolio, or null. */
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
