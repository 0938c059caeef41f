import { inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { endOf } from '#app/domain/calendar/day-bounds.ts'
import { addMonths } from '#app/domain/calendar/days.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { takeOnce } from './idempotency.server.ts'
import { newOneTimePassword } from './one-time-password.server.ts'
import { hashOneTimePassword } from './passwords.server.ts'
import { isPretendingName } from './reserved-names.ts'
import { changeSubscription } from './standing.server.ts'
import type { NewUser } from './user.schema.ts'
import { freeUsername, usernameRefusal } from './usernames.server.ts'
import type { Viewer } from './viewer.server.ts'

type Change = { change: '1' | '3' | '12' | 'until' | 'end'; until?: string; idempotencyKey: string }

/** Changes a personal subscription: so many months more from its end, or from today where none runs; until the end of a
 *  day; or none. The same form sent twice changes it once. */
export async function giveSubscription(
  viewer: Viewer,
  userId: string,
  { change, until, idempotencyKey }: Change,
  now = new Date(),
): Promise<'done' | 'again' | 'day-missing' | 'day-past'> {
  const today = calendarDay(now)
  if (change === 'until' && !until) return 'day-missing'
  if (change === 'until' && until! < today) return 'day-past'
  return inTurn(async tx => {
    if (!(await takeOnce(tx, viewer.id, idempotencyKey))) return 'again'
    const running = await tx.personalSubscription.findUnique({ where: { userId } })
    const from = running && running.until > now ? calendarDay(running.until) : today
    const end = { end: () => null, until: () => endOf(until!) } as const
    const next = change in end ? end[change as keyof typeof end]() : endOf(addMonths(from, Number(change)))
    await changeSubscription(tx, userId, next, viewer.id)
    return 'done'
  })
}

type Refusal = { field: 'firstName' | 'username'; because: 'namePretends' | 'usernameTaken' | 'usernameReserved' }

/** Makes an account for somebody who belongs to no organisation, with a one-time password that is returned and kept
 *  nowhere. They agree to the terms at their first sign-in. The same form sent twice makes one account. */
export async function createUser(
  viewer: Viewer,
  { idempotencyKey, username: wanted, email, ...person }: NewUser,
  now = new Date(),
): Promise<{ userId: string; password: string } | 'again' | Refusal> {
  if (isPretendingName(person.firstName, person.lastName)) return { field: 'firstName', because: 'namePretends' }
  return inTurn(async tx => {
    const known = { userId_id: { userId: viewer.id, id: idempotencyKey } }
    if (await tx.idempotencyKey.findUnique({ where: known })) return 'again'
    const refusal = wanted ? await usernameRefusal(wanted, null, tx, now) : null
    if (refusal) return { field: 'username', because: refusal === 'taken' ? 'usernameTaken' : 'usernameReserved' }
    await takeOnce(tx, viewer.id, idempotencyKey)

    const username = wanted ?? (await freeUsername(person.firstName, person.lastName, tx))
    const password = newOneTimePassword()
    const { id } = await tx.user.create({
      data: {
        username,
        usernameFolded: fold(username),
        email: email ?? null,
        passwordHash: hashOneTimePassword(password),
        passwordChangeRequired: true,
        language: person.language,
        createdAt: now,
        profile: { create: { ...personNames(person), gender: person.gender, dateOfBirth: person.dateOfBirth } },
      },
    })
    await recordEvent({ action: 'account.created', actorId: viewer.id, subjectId: id, details: { made: true } }, tx)
    return { userId: id, password }
  })
}
