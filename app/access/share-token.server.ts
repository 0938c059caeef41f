import { timingSafeEqual } from 'node:crypto'
import { env } from '#app/env.server.ts'
import { pathOf } from '#app/paths.ts'
import { signatureOf } from './signatures.server.ts'
import { siteAddress } from './site-address.server.ts'

/** The address of a private link as one sends it on. Its secret is the signature of its id: no row of the database
 *  holds it, so a copied database opens nothing. */
export function shareAddress(shareId: string): string {
  return siteAddress(pathOf('shared', { token: shareTokenOf(shareId) }))
}

function shareTokenOf(shareId: string): string {
  return `${shareId}.${shareSignature(shareId, env.sessionSecrets[0]!)}`
}

/** The id a token was made for, or null when none of our secrets signed it. */
export function readShareToken(token: string): string | null {
  const [shareId = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) return null
  const given = Buffer.from(signature)
  const genuine = env.sessionSecrets.some(secret => {
    const right = Buffer.from(shareSignature(shareId, secret))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return genuine ? shareId : null
}

function shareSignature(shareId: string, secret: string) {
  return signatureOf('share', shareId, secret)
}
