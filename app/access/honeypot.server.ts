import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import { signTime, signatureOf } from './signatures.server.ts'

/** A person needs at least this long to fill in one of these forms. */
const SHORTEST_MS = 2000

/** When a form was shown, signed, to travel with it. */
export function newSignedTime() {
  return signTime(Date.now(), env.sessionSecrets[0]!)
}

/** Checks that a person filled in a form: the hidden field is empty. The answer to a form that comes back sooner waits
 *  until two seconds have passed: this slows a robot down and costs a quick person or a password manager nothing. */
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
