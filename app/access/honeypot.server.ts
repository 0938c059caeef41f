import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import { signTime, signatureOf } from './signatures.server.ts'

/** Minimum time a person needs to fill in one of these forms, in milliseconds. */
const SHORTEST_MS = 2000

/** Returns the signed current time, to be sent along with a form. */
export function newSignedTime() {
  return signTime(Date.now(), env.sessionSecrets[0]!)
}

/** Checks that a person filled in a form: the hidden field is empty. The response to a form sent within two seconds is
 *  delayed to that time, which slows a robot down and does not harm a quick person or a password manager. */
export async function isHuman(request: Request, now = Date.now()): Promise<boolean> {
  const form = await request.formData().catch(() => new FormData())
  if (form.get('homepage')) return false
  const shownAt = readSignedTime(form.get('signedTime'))
  const passed = shownAt === null || shownAt > now ? 0 : now - shownAt
  if (passed < SHORTEST_MS) await wait(SHORTEST_MS - passed)
  return true
}

function readSignedTime(signedTime: FormDataEntryValue | null): number | null {
  const [time = '', signature = ''] = typeof signedTime === 'string' ? signedTime.split('.') : []
  const given = Buffer.from(signature)
  const genuine = env.sessionSecrets.some(secret => {
    const right = Buffer.from(signatureOf('signedTime', time, secret))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return genuine ? Number.parseInt(time, 36) : null
}
