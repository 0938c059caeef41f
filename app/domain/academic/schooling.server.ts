import { db } from '#app/database/client.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear } from '#app/domain/accounts/stated-year.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type AdmissionYears, admissionYears, type Schooling } from './schooling.ts'

/** Returns the years of a person's next admissions, computed from their profile. `day` is YYYY-MM-DD. */
export async function findAdmissionYears(userId: string, day: string): Promise<AdmissionYears> {
  const profile = await db.profile.findUnique({
    where: { userId },
    select: { status: true, year: true, yearSaidOn: true, dateOfBirth: true },
  })
  const { dateOfBirth = null, ...schooling } = profile ?? { status: null, year: null, yearSaidOn: null }
  return admissionYears(schoolingOf({ schooling, dateOfBirth }, day), day)
}

/** Returns a person's status and class or year of study on a day (YYYY-MM-DD), as far as their profile says. */
export function schoolingOf(
  { schooling: { status, ...yearFields }, dateOfBirth }: Pick<Viewer, 'schooling' | 'dateOfBirth'>,
  day: string,
): Schooling {
  return { status: status as Status | null, year: currentYear({ status, ...yearFields }, day), dateOfBirth }
}
