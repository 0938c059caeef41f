import { db, type Db } from '#app/database/client.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'

/** Every email the site writes. Secrets are not among what is kept: they are made when the email is written. */
export type Email =
  | { name: 'reset-password'; userId: string }
  /** To the first administrator of an organisation whose application was taken. */
  | { name: 'invitation'; userId: string }
  | { name: 'verify-email'; userId: string; email: string }
  /** To an address somebody else already has: says that nothing was changed. */
  | { name: 'email-taken'; email: string; language: string }
  | { name: 'password-changed'; userId: string }
  /** To the former address. */
  | { name: 'email-changed'; userId: string; email: string }
  | { name: 'two-step-changed'; userId: string; on: 'yes' | 'no' }
  | { name: 'account-deletion'; userId: string }
  /** To the person an organisation names for pupils in danger: words of self-harm. */
  | { name: 'pupil-in-danger'; userId: string; caseId: string }
  /** What the week from this Monday brings, for those who asked for it. */
  | { name: 'weekly'; userId: string; monday: string }
  /** To the operator. */
  | { name: 'partner-application'; applicationId: string }

/** Promises an email, in the caller's transaction when it has one. The worker writes and sends it later, from
 *  `runAt` on; of a `key` only the first is promised. */
export async function queueEmail(email: Email, client: Db = db, when: { key?: string; runAt?: Date } = {}) {
  await enqueue({ kind: 'email', payload: { email }, ...when }, client)
}
