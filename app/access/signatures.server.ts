import { createHmac } from 'node:crypto'

/** The time a form was shown, signed. */
export function signTime(shownAt: number, secret: string): string {
  const time = shownAt.toString(36)
  return `${time}.${signatureOf('signedTime', time, secret)}`
}

/** What only somebody who knows a secret of ours can write under these words: 132 bits. The purpose is signed along, so
 *  that nothing signed for one thing counts for another. */
export function signatureOf(purpose: 'signedTime' | 'known' | 'share' | 'portfolio', words: string, secret: string) {
  return createHmac('sha256', secret).update(`${purpose} ${words}`).digest('base64url').slice(0, 22)
}
