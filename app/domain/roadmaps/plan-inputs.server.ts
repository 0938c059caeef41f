import { flag, orNull, readRow, text } from '#app/database/rows.server.ts'
import { admissionYears } from '#app/domain/academic/schooling.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Language } from '#app/i18n/config.ts'
import { findApplicant } from '#app/domain/admission/admission-facts.server.ts'
import { type Plan, Prisma } from '#prisma/generated/client.ts'
import type { Situation, Target } from './plan.ts'
import { findEmploymentTarget, findEnrollmentTarget } from './plan-targets.server.ts'

export type PlanInputs = { situation: Situation; target: Target; language: Language }

/** Reads what the planner needs to know today about a person and the target; null when the target has left the
 *  catalogue. */
export async function readPlanInputs(
  plan: Pick<Plan, 'userId' | 'situation' | 'professionId' | 'majorId' | 'createdAt'>,
  today: string,
): Promise<PlanInputs | null> {
  const draftAnswers = plan.situation as { status: Status; year: number | null; years: number }
  const [person, applicant] = await Promise.all([
    readRow(
      { language: orNull(text), dateOfBirth: orNull(text), rural: orNull(flag) },
      Prisma.sql`
        SELECT u."language", p."dateOfBirth", a."rural" FROM "User" u
        LEFT JOIN "Profile" p ON p."userId" = u."id" LEFT JOIN "AcademicRecord" a ON a."userId" = u."id"
        WHERE u."id" = ${plan.userId}`,
    ),
    findApplicant(plan.userId),
  ])
  // The class was given when the plan was requested, so a plan updated a year later is one class further.
  const year = currentYear({ ...draftAnswers, yearSaidOn: calendarDay(plan.createdAt) }, today)
  const situation = { ...draftAnswers, year, dateOfBirth: person?.dateOfBirth ?? null, applicant }
  const pool = person?.rural ? ('RURAL' as const) : ('GRANT' as const)
  const target = plan.professionId
    ? await findEmploymentTarget(plan.professionId)
    : plan.majorId
      ? await findEnrollmentTarget(plan.majorId, { applicant, pool, years: admissionYears(situation, today) })
      : null
  return target && { situation, target, language: (person?.language ?? 'ru') as Language }
}
