import type { Language } from '#app/i18n/config.ts'
import type { PartnerApplication } from '#prisma/generated/client.ts'

/** What a week brings somebody, for their letter: open tasks in the order of their plain dates, deadlines of the institutions
 *  they saved, and how much they were told of and have not read, at most 100. */
export type WeekAhead = {
  /** `facts` is a task of a plan (`roadmaps/plan.ts`), `about` what the plan leads to. */
  tasks: { facts: unknown; due: string; about: { profession?: string; programme?: string; institution?: string } }[]
  deadlines: { institution: string; day: string; text: string }[]
  unread: number
}

/** What an email is about, with everything its words need. */
export type About =
  | { name: 'reset-password' | 'invitation' | 'verify-email'; token: string }
  | { name: 'email-taken' | 'email-changed' }
  | { name: 'password-changed'; changedAt: Date }
  | { name: 'two-step-changed'; on: 'yes' | 'no' }
  | { name: 'account-deletion'; deletionAt: Date }
  | { name: 'pupil-in-danger'; caseId: string; pupil: string }
  | { name: 'weekly'; week: WeekAhead; token: string }
  | { name: 'partner-application'; application: PartnerApplication }

export type EmailFacts = {
  to: string
  language: Language
  /** The reader has a group and no class (docs/decisions/114). */
  hasGroups?: boolean
  /** The address of the site, as it is reached from outside. */
  site: string
  operatorContact: string | null
  about: About
}
