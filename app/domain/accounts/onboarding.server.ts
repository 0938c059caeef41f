import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Onboarding } from './account.schema.ts'
import { findOccupation, occupationKey } from './answers.ts'
import { replaceInterests } from './interests.server.ts'
import type { About, Place, PlaceSoFar } from './onboarding.schema.ts'
import { statedYear } from './stated-year.ts'
import type { Viewer } from './viewer.server.ts'

/** Returns the answers of a newcomer so far, from themselves or from the school that created their account: the first
 *  step, whether it is complete, and the city of the second. */
export async function findOnboarding(viewer: Viewer) {
  const { cityId, ...profile } = await db.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: answers })
  const { status, year, dateOfBirth, gender } = profile
  const occupation = status === null ? undefined : findOccupation(occupationKey({ status, year }))
  const about = { occupation: occupation && occupationKey(occupation), dateOfBirth, gender }
  return { about, isAboutComplete: isAboutComplete(profile), cityId }
}

const answers = { status: true, year: true, dateOfBirth: true, gender: true, cityId: true } as const

type AboutFields = { status: string | null; year: number | null; dateOfBirth: string | null; gender: string | null }
type CompleteAbout = AboutFields & { status: string; dateOfBirth: string; gender: string }

function isAboutComplete(fields: AboutFields): fields is CompleteAbout {
  const { status, year, dateOfBirth, gender } = fields
  return status !== null && dateOfBirth !== null && gender !== null && !!findOccupation(occupationKey({ status, year }))
}

/** Saves the first step. It can be repeated until onboarding is complete. */
export async function saveAbout(viewer: Viewer, { occupation, ...given }: About): Promise<void> {
  const data = { ...given, status: occupation.status, ...statedYear(occupation, calendarDay(new Date())) }
  await db.profile.updateMany({ where: { userId: viewer.id, user: { onboardedAt: null } }, data })
}

/** Saves the answers of the second step of a newcomer who goes back. A city that is not in the catalogue is skipped. */
export async function savePlace(viewer: Viewer, { cityId, language }: PlaceSoFar): Promise<void> {
  await inTurn(async tx => {
    if (cityId && (await isCity(tx, cityId))) {
      await tx.profile.update({ where: { userId: viewer.id }, data: { cityId } })
    }
    if (language) await tx.user.update({ where: { id: viewer.id }, data: { language } })
  })
}

/** Saves the second step, which completes onboarding. Returns `'not-begun'` when the first step is incomplete,
 *  `'unknown-city'` when the city is not in the catalogue. */
export async function finishOnboarding(
  viewer: Viewer,
  { cityId, language }: Place,
): Promise<'done' | 'not-begun' | 'unknown-city'> {
  return inTurn(async tx => {
    const profile = await tx.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: answers })
    if (!isAboutComplete(profile)) return 'not-begun'
    if (!(await isCity(tx, cityId))) return 'unknown-city'
    await tx.profile.update({ where: { userId: viewer.id }, data: { cityId } })
    await tx.user.update({ where: { id: viewer.id }, data: { onboardedAt: new Date(), language } })
    return 'done'
  })
}

/** Completes a newcomer's profile in one call. Returns `'unknown-city'` when the city is not in the catalogue. */
export async function onboard(viewer: Viewer, given: Onboarding): Promise<'done' | 'unknown-city'> {
  const { interests, language, ...profile } = given
  const year = statedYear(given, calendarDay(new Date()))
  return inTurn(async tx => {
    if (!(await isCity(tx, given.cityId))) return 'unknown-city'
    await tx.profile.update({ where: { userId: viewer.id }, data: { ...profile, ...year } })
    await replaceInterests(tx, viewer.id, interests)
    await tx.user.update({ where: { id: viewer.id }, data: { onboardedAt: new Date(), language } })
    return 'done'
  })
}

async function isCity(tx: Db, id: string) {
  return (await tx.city.findUnique({ where: { id }, select: { id: true } })) !== null
}
