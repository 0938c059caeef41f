import { inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { endOf } from '#app/domain/calendar/day-bounds.ts'
import { addMonths } from '#app/domain/calendar/days.ts'
import { fieldsVersion } from '#app/domain/content/history.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { useKeyOnce, isKeyUsed } from './idempotency.server.ts'
import { newOneTimePassword } from './one-time-password.server.ts'
import { hashOneTimePassword } from './passwords.server.ts'
import { isPretendingName } from './reserved-names.ts'
import { changeSubscription } from './standing.server.ts'
import { subscriptionFields } from './standing-fields.ts'
import type { NewUser, SubscriptionForm } from './user.schema.ts'
import { freeUsername, type UsernameProblem, usernameRefusal } from './usernames.server.ts'
import type { Viewer } from './viewer.server.ts'

/** A conflict: the end day another administrator has set since the form was made, and the one the form would set. Empty
 *  for no subscription. */
export type SubscriptionConflict = { version: number; theirs: string; mine: string }

/** Changes a personal subscription: adds months to its end (or to today when none is active), sets an end day, or ends
 *  it. A form sent twice has an effect once. Overwrites another administrator's change only when the viewer has chosen
 *  to. */
export async function giveSubscription(
  viewer: Viewer,
  userId: string,
  { change, until, idempotencyKey, version, was, choosing, pick_paidUntil: pick }: SubscriptionForm,
  now = new Date(),
): Promise<'done' | 'again' | 'day-missing' | 'day-past' | SubscriptionConflict> {
  const today = calendarDay(now)
  if (change === 'until' && !until) return 'day-missing'
  if (change === 'until' && until! < today) return 'day-past'
  const from = was && was > today ? was : today
  const mine = change === 'end' ? '' : change === 'until' ? until! : addMonths(from, Number(change))
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, idempotencyKey)) return 'again'
    const running = await tx.personalSubscription.findUnique({ where: { userId } })
    const kept = subscriptionFields(running?.until ?? null, now)
    const current = fieldsVersion(kept)
    const undecided = current !== version || (choosing === 'on' && !pick)
    if (undecided && kept.paidUntil !== mine) return { version: current, theirs: kept.paidUntil, mine }
    await useKeyOnce(tx, viewer.id, idempotencyKey)
    if (undecided || pick === 'theirs') return 'done'
    await changeSubscription(tx, userId, mine === '' ? null : endOf(mine), viewer.id)
    return 'done'
  })
}

type Refusal = { field: 'firstName' | 'username'; because: 'namePretends' | UsernameProblem }

/** Creates an account without an organisation and returns its one-time password, which is not stored in clear. The
 *  person accepts the terms at the first sign-in. A form sent twice creates one account. */
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
    if (refusal) return { field: 'username', because: refusal }
    await useKeyOnce(tx, viewer.id, idempotencyKey)

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
