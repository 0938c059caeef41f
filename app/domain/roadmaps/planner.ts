import { addMonths } from '#app/domain/calendar/days.ts'
import { windowOfSpeciality } from '#app/domain/institutions/college-window.ts'
import type { CalendarRow } from './exam-calendar.ts'
import { gapsOf } from './gap.ts'
import { isMinorOn } from './horizon.ts'
import { layOut } from './lay-out.ts'
import type { PlannedPlan, Situation, Target } from './plan.ts'
import { byFile, byUnt, type Route, toCollege } from './routes.ts'
import { type PlanContext, hasScore } from './stages/plan-context.ts'
import { YEARS_AT_MOST } from './vocabulary.ts'
import { toProfession } from './work-routes.ts'

/** Makes a plan towards a job or a place of study as of `today` (YYYY-MM-DD), from rules, the calendar and the person's
 *  answers. Deterministic. Stages are in chronological order; every task is due after today and within its stage, the
 *  first within two weeks. Closed admissions are never planned; the next open one is used.
 *  @throws RangeError when the calendar lacks an event the plan needs. */
export function makePlan(
  situation: Situation,
  target: Target,
  calendar: readonly CalendarRow[],
  today: string,
): PlannedPlan {
  const gaps = gapsOf(situation, target, today)
  const about = { situation, target, calendar, today, gaps }
  const ground: PlanContext = { ...about, isMinor: isMinorOn(situation, today), isReady: hasScore(about) }
  const { stages: drafts, admission } = routeOf(ground)
  const years = Math.max(1, Math.min(YEARS_AT_MOST, situation.years))
  const { stages, beyond } = layOut(drafts, { today, until: addMonths(today, 12 * years) })
  return {
    version: 1,
    madeOn: today,
    goal: target.goal,
    admissionYear: admission?.year ?? null,
    chance: chanceOf(target),
    gaps,
    stages,
    beyond,
    expected: [...new Set(admission?.expected ?? [])],
  }
}

function routeOf(ground: PlanContext): Route {
  const { target, gaps } = ground
  const takesUnt = gaps.some(({ measure }) => measure === 'UNT')
  if (target.goal === 'EMPLOYMENT') return toProfession(ground, target)
  if (target.type === 'COLLEGE' && target.country === 'kz')
    return toCollege(ground, { window: windowOfSpeciality(target.speciality) })
  if (target.type === 'UNIVERSITY' && target.country === 'kz' && (target.choice.byUnt || takesUnt)) return byUnt(ground)
  return byFile(ground, target)
}

function chanceOf(target: Target): PlannedPlan['chance'] {
  if (target.goal === 'EMPLOYMENT' || target.choice.outcome.way === 'REQUIREMENTS') return null
  const { chance, band } = target.choice.outcome
  return { now: chance, band }
}
