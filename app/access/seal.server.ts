import { createHmac } from 'node:crypto'

/** The time a form was shown, signed. */
export function sealOf(shownAt: number, secret: string): string {
  const time = shownAt.toString(36)
  return `${time}.${signatureOf(time, secret)}`
}

export function signatureOf(time: string, secret: string) {
  return createHmac('sha256', secret).update(`seal ${time}`).digest('base64url').slice(0, 22)
}
