import { db } from '#app/database/client.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear } from '#app/domain/accounts/said-year.ts'
import { type AdmissionYears, admissionYears, type Schooling } from './schooling.ts'

/** The years of a person's next admissions, from what they said of themselves in their profile. `day` is YYYY-MM-DD. */
export async function findAdmissionYears(userId: string, day: string): Promise<AdmissionYears> {
  return admissionYears(await findSchooling(userId, day), day)
}

/** Where a person stands in school or studies on a day, as far as their profile says. */
export async function findSchooling(userId: string, day: string): Promise<Schooling> {
  const profile = await db.profile.findUnique({
    where: { userId },
    select: { status: true, year: true, yearSaidOn: true, dateOfBirth: true },
  })
  const { status = null, year = null, yearSaidOn = null, dateOfBirth = null } = profile ?? {}
  return { status: status as Status | null, year: currentYear({ status, year, yearSaidOn }, day), dateOfBirth }
}
