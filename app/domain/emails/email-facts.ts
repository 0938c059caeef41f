import type { Language } from '#app/i18n/config.ts'
import type { PartnerApplication } from '#prisma/generated/client.ts'

/** What an email is about, with everything its words need. */
export type About =
  | { name: 'reset-password' | 'invitation' | 'verify-email'; token: string }
  | { name: 'email-taken' | 'email-changed' }
  | { name: 'password-changed'; changedAt: Date }
  | { name: 'two-step-changed'; on: 'yes' | 'no' }
  | { name: 'account-deletion'; deletionAt: Date }
  | { name: 'pupil-in-danger'; caseId: string; pupil: string }
  | { name: 'partner-application'; application: PartnerApplication }

export type EmailFacts = {
  to: string
  language: Language
  /** The address of the site, as it is reached from outside. */
  site: string
  operatorContact: string | null
  about: About
}
