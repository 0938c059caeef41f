import type { Language } from '#app/i18n/config.ts'
import type { PartnerApplication } from '#prisma/generated/client.ts'

/** Content of the weekly email: open tasks by date, deadlines of saved institutions, and the number of unread
 *  notifications, at most 100. */
export type WeekAhead = {
  /** `facts` is a task of a plan (`roadmaps/plan.ts`), `about` the goal of the plan. */
  tasks: { facts: unknown; due: string; about: { profession?: string; programme?: string; institution?: string } }[]
  deadlines: { institution: string; day: string; text: string }[]
  unread: number
}

/** The kind of an email and the data for its text. */
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
  /** The reader has a group instead of a class (docs/decisions/114). */
  hasGroups?: boolean
  /** Public address of the site. */
  site: string
  operatorContact: string | null
  about: About
}
