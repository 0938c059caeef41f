import { accessOf } from '#app/access/guards.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listTests } from '#app/domain/assessments/tests.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { chooseNextStep } from '#app/domain/guidance/next-step.ts'
import { findWholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Language } from '#app/i18n/config.ts'

/** Returns the position of an onboarded person on the whole way: tests, progress beyond them, access and next step. */
export async function findWayState(
  viewer: Viewer,
  language: Language,
  read: { tests: ReturnType<typeof listTests>; way: ReturnType<typeof findWholeWay> } = {
    tests: listTests(viewer, language),
    way: findWholeWay(viewer, language),
  },
) {
  const access = accessOf(viewer, 'PAID_OR_ORG', true)
  const [tests, way] = await Promise.all([read.tests, read.way])
  const standing = {
    analysis: way.analysis,
    locked: !access.allowed,
    age: viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, new Date()),
  }
  return {
    tests,
    way,
    standing,
    access,
    step: chooseNextStep(tests, standing),
    lockedFor: access.allowed ? null : access.reason,
    today: calendarDay(new Date()),
  }
}
