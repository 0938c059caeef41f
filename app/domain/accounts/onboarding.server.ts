import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Onboarding } from './account.schema.ts'
import { findOccupation, occupationKey } from './answers.ts'
import { replaceInterests } from './interests.server.ts'
import type { About, Place, PlaceSoFar } from './onboarding.schema.ts'
import { saidYear } from './said-year.ts'
import type { Viewer } from './viewer.server.ts'

/** What is known of a newcomer so far, from themselves or from the school that made their account: the answers of the
 *  first step, whether all of them are there, and the city of the second. */
export async function findOnboarding(viewer: Viewer) {
  const { cityId, ...said } = await db.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: answers })
  const { status, year, dateOfBirth, gender } = said
  const occupation = status === null ? undefined : findOccupation(occupationKey({ status, year }))
  const about = { occupation: occupation && occupationKey(occupation), dateOfBirth, gender }
  return { about, isAboutSaid: isAboutSaid(said), cityId }
}

const answers = { status: true, year: true, dateOfBirth: true, gender: true, cityId: true } as const

type Said = { status: string | null; year: number | null; dateOfBirth: string | null; gender: string | null }
type AboutSaid = Said & { status: string; dateOfBirth: string; gender: string }

function isAboutSaid(said: Said): said is AboutSaid {
  const { status, year, dateOfBirth, gender } = said
  return status !== null && dateOfBirth !== null && gender !== null && !!findOccupation(occupationKey({ status, year }))
}

/** Keeps the first step of a newcomer, who may say it anew until the second is taken. */
export async function sayAbout(viewer: Viewer, { occupation, ...given }: About): Promise<void> {
  const data = { ...given, status: occupation.status, ...saidYear(occupation, calendarDay(new Date())) }
  await db.profile.updateMany({ where: { userId: viewer.id, user: { onboardedAt: null } }, data })
}

/** Keeps what a newcomer who goes back has said in the second step; a city that is not in the catalogue is left out. */
export async function keepPlace(viewer: Viewer, { cityId, language }: PlaceSoFar): Promise<void> {
  await inTurn(async tx => {
    if (cityId && (await isCity(tx, cityId))) {
      await tx.profile.update({ where: { userId: viewer.id }, data: { cityId } })
    }
    if (language) await tx.user.update({ where: { id: viewer.id }, data: { language } })
  })
}

/** Takes the second step, which ends onboarding. Returns `'not-begun'` while the first is not taken, `'unknown-city'` when the
 *  city is not in the catalogue. */
export async function finishOnboarding(
  viewer: Viewer,
  { cityId, language }: Place,
): Promise<'done' | 'not-begun' | 'unknown-city'> {
  return inTurn(async tx => {
    const said = await tx.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: answers })
    if (!isAboutSaid(said)) return 'not-begun'
    if (!(await isCity(tx, cityId))) return 'unknown-city'
    await tx.profile.update({ where: { userId: viewer.id }, data: { cityId } })
    await tx.user.update({ where: { id: viewer.id }, data: { onboardedAt: new Date(), language } })
    return 'done'
  })
}

/** Completes a newcomer's profile in one call. Returns `'unknown-city'` when the city is not in the catalogue. */
export async function onboard(viewer: Viewer, given: Onboarding): Promise<'done' | 'unknown-city'> {
  const { interests, language, ...profile } = given
  const year = saidYear(given, calendarDay(new Date()))
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
