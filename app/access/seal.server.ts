import { createHmac } from 'node:crypto'

/** The time a form was shown, signed. */
export function sealOf(shownAt: number, secret: string): string {
  const time = shownAt.toString(36)
  return `${time}.${signatureOf(time, secret)}`
}

/** A signature of 132 bits; what was signed for one purpose proves nothing for another. */
export function signatureOf(text: string, secret: string, purpose: 'seal' | 'share' = 'seal') {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 22)
}
