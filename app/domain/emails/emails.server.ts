import { db, type Db } from '#app/database/client.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'

/** All emails of the site. Secrets such as tokens are not stored in jobs; they are created when the email is rendered. */
export type Email =
  | { name: 'reset-password'; userId: string }
  /** To the first administrator of an accepted organisation. */
  | { name: 'invitation'; userId: string }
  | { name: 'verify-email'; userId: string; email: string }
  /** To an address that already belongs to an account: nothing was changed. */
  | { name: 'email-taken'; email: string; language: string }
  | { name: 'password-changed'; userId: string }
  /** To the previous address. */
  | { name: 'email-changed'; userId: string; email: string }
  | { name: 'two-step-changed'; userId: string; on: 'yes' | 'no' }
  | { name: 'account-deletion'; userId: string }
  /** To the organisation's safety contact, after words of self-harm. */
  | { name: 'pupil-in-danger'; userId: string; caseId: string }
  /** Preview of the week from this Monday, for subscribers. */
  | { name: 'weekly'; userId: string; monday: string }
  /** To the operator. */
  | { name: 'partner-application'; applicationId: string }

/** Queues an email, optionally in the caller's transaction. The worker renders and sends it at `runAt` or as soon as
 *  possible. With a `key`, only the first request counts. */
export async function queueEmail(email: Email, client: Db = db, when: { key?: string; runAt?: Date } = {}) {
  await enqueue({ kind: 'email', payload: { email }, ...when }, client)
}
