import { db } from '#app/database/client.server.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { weekOf } from '#app/domain/calendar/days.ts'
import type { About, EmailFacts } from '#app/domain/emails/email-facts.ts'
import type { Email } from '#app/domain/emails/emails.server.ts'
import { findWishes, letterTokenOf } from '#app/domain/notifications/wishes.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isWithoutClass } from '#app/domain/organizations/without-class.ts'
import { findWeekAhead } from '#app/domain/way/week-ahead.server.ts'
import { env } from '#app/env.server.ts'
import { defaultLanguage, isLanguage } from '#app/i18n/config.ts'

/** Collects the data of an email and creates the tokens of its links, which invalidates earlier ones. Null when nothing
 *  is to be sent: the person no longer exists, is not active, has no address or no longer wants the email, or the
 *  operator's address for a partner's application is not configured. */
export async function findEmailFacts(email: Email): Promise<EmailFacts | null> {
  const { siteUrl: site, operatorEmail, operator } = env
  const operatorContact = operatorEmail ?? operator.phone ?? operator.chatUrl
  if (email.name === 'partner-application') {
    const application = await db.partnerApplication.findUnique({ where: { id: email.applicationId } })
    if (!application || operatorEmail === null) return null
    // The operator reads the default language.
    const language = defaultLanguage
    return { to: operatorEmail, language, site, operatorContact, about: { name: email.name, application } }
  }
  const reader = await findReader(email)
  const to = reader && addressOf(email, reader)
  const about = to && (await findAbout(email, reader))
  return about ? { to, language: reader.language, hasGroups: reader.hasGroups, site, operatorContact, about } : null
}

type PersonalEmail = Exclude<Email, { name: 'partner-application' }>
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

async function findReader(email: PersonalEmail) {
  const user = await db.user.findUnique({
    where: email.name === 'email-taken' ? { emailFolded: fold(email.email) } : { id: email.userId },
    select: {
      ...{ id: true, email: true, emailVerifiedAt: true, language: true, state: true },
      ...{ passwordChangedAt: true, passwordChangeRequired: true, deletionAt: true },
      memberships: {
        where: { organization: { state: 'ACTIVE' } },
        select: { organization: { select: { type: true } } },
      },
    },
  })
  if (user?.state !== 'ACTIVE') return null
  const wanted = user.language ?? (email.name === 'email-taken' ? email.language : null)
  const hasGroups = isWithoutClass(user.memberships.map(({ organization }) => organization))
  return { ...user, hasGroups, language: isLanguage(wanted) ? wanted : defaultLanguage }
}

function addressOf(email: PersonalEmail, reader: Reader) {
  return email.name === 'verify-email' || email.name === 'email-changed' ? email.email : reader.email
}

async function findAbout(email: PersonalEmail, { id: userId, ...reader }: Reader): Promise<About | null> {
  switch (email.name) {
    case 'reset-password':
      return { name: email.name, token: await issueToken({ userId, kind: 'RESET_PASSWORD' }) }
    case 'invitation':
      // A retried email may come after the account was opened in another way; its link would replace the password.
      if (!reader.passwordChangeRequired || reader.emailVerifiedAt) return null
      return {
        name: email.name,
        token: await issueToken({ userId, kind: 'INVITATION', email: reader.email ?? undefined }),
      }
    case 'verify-email':
      if (!(await isPending(userId, email.email))) return null
      return { name: email.name, token: await issueToken({ userId, kind: 'VERIFY_EMAIL', email: email.email }) }
    case 'email-taken':
    case 'email-changed':
      return { name: email.name }
    case 'password-changed':
      return { name: email.name, changedAt: reader.passwordChangedAt ?? new Date() }
    case 'two-step-changed':
      return { name: email.name, on: email.on }
    case 'weekly':
      return findWeekly(email, { userId, ...reader })
    case 'account-deletion':
      return reader.deletionAt && { name: email.name, deletionAt: reader.deletionAt }
    case 'pupil-in-danger': {
      const { caseId } = email
      const found = await db.moderationCase.findUnique({
        where: { id: caseId },
        select: { owner: { select: { profile: { select: { firstName: true, lastName: true } } } } },
      })
      const pupil = found?.owner?.profile
      return pupil ? { name: email.name, caseId, pupil: `${pupil.firstName} ${pupil.lastName}` } : null
    }
  }
}

/** Checks whether an address still awaits its confirmation. A retried email may come after the person has entered
 *  another address or removed it: its link would confirm the former one and invalidate the link of the new one. */
async function isPending(userId: string, email: string) {
  const pending = { userId, kind: 'VERIFY_EMAIL', email, usedAt: null }
  return (await db.oneTimeToken.count({ where: pending })) > 0
}

/** The weekly email, if the week is not over, the person still wants it, and there is something to report. */
async function findWeekly(
  { monday }: Extract<Email, { name: 'weekly' }>,
  { userId, language, emailVerifiedAt, deletionAt }: Omit<Reader, 'id'> & { userId: string },
): Promise<About | null> {
  const today = calendarDay(new Date())
  if (weekOf(today).from !== monday || !emailVerifiedAt || deletionAt) return null
  if (!(await findWishes({ id: userId })).letter) return null
  const week = await findWeekAhead(userId, language, today)
  return week && { name: 'weekly', week, token: letterTokenOf(userId) }
}
