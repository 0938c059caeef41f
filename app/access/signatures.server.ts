import { createHmac } from 'node:crypto'

/** Signs the time a form was shown. */
export function signTime(shownAt: number, secret: string): string {
  const time = shownAt.toString(36)
  return `${time}.${signatureOf('signedTime', time, secret)}`
}

/** Returns a signature of 132 bits with one of our secrets. It includes the purpose, so that it is not valid for
 *  another one. */
export function signatureOf(purpose: 'signedTime' | 'known' | 'share' | 'portfolio', words: string, secret: string) {
  return createHmac('sha256', secret).update(`${purpose} ${words}`).digest('base64url').slice(0, 22)
}
