import { accessOf } from '#app/access/guards.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listTests } from '#app/domain/assessments/tests.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { chooseNextStep } from '#app/domain/guidance/next-step.ts'
import { findWholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { startTexts } from '#app/wording/way/start-texts.server.ts'

/** Where an onboarded person stands on the whole way, in words. */
export async function findStart(viewer: Viewer, reader: Reader<'start'>) {
  const access = accessOf(viewer, 'PAID_OR_ORG', true)
  const [tests, way] = await Promise.all([listTests(viewer, reader.language), findWholeWay(viewer, reader.language)])
  const step = chooseNextStep(tests, {
    analysis: way.analysis,
    locked: !access.allowed,
    age: viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, new Date()),
  })
  const lockedFor = access.allowed ? null : access.reason
  return { lockedFor, access, ...startTexts({ step, way, lockedFor, today: calendarDay(new Date()) }, reader) }
}
