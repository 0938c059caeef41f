import type { EmailFacts } from '#app/domain/emails/email-facts.ts'
import { ONE_TIME_DAYS } from '#app/domain/accounts/one-time-password.ts'
import { brand } from '#app/i18n/config.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { pathOf } from '#app/paths.ts'
import { type EmailParts, layOut } from './email-layout.ts'
import { partnerApplication } from './partner-application.server.ts'
import { weeklyLetter } from './weekly-letter.server.ts'

export type WrittenEmail = { subject: string; text: string; html: string; unsubscribe?: string }

/** Writes an email in the reader's language. Emails to users contain no user input, so that the site cannot be used to
 *  send text to a stranger's address. Only a school's staff are given the name of their pupil, in the warning about a
 *  pupil in danger. */
export function writeEmail(facts: EmailFacts): WrittenEmail {
  const { language, hasGroups, site, about } = facts
  const reader = readerOf(language, 'emails', hasGroups)
  const { t } = reader
  const names = { brand: brand[language], site }
  if (about.name === 'partner-application') return partnerApplication(about.application, names, reader)
  const content = contentOf({ ...facts, about }, reader)
  const parts = { ...content, language, greeting: t('greeting'), foot: t('foot', names) }
  const written = { subject: content.subject, ...layOut(parts) }
  return content.end ? { ...written, unsubscribe: content.end.url } : written
}

type Personal = Omit<EmailFacts, 'about'> & { about: Exclude<EmailFacts['about'], { name: 'partner-application' }> }
type Content = Pick<EmailParts, 'subject' | 'paragraphs' | 'facts' | 'action' | 'notes' | 'end'>

function contentOf({ site, operatorContact, about }: Personal, reader: Reader<'emails'>): Content {
  const { t, language } = reader
  const names = { brand: brand[language] }
  const toCredentials = { label: t('credentials'), url: site + pathOf('credentials') }
  const toNewPassword = { label: t('newPassword'), url: site + pathOf('forgotPassword') }
  const helpOf = () => (operatorContact ? t('help.address', { address: operatorContact }) : t('help.school'))

  switch (about.name) {
    case 'reset-password':
      return {
        subject: t('reset.subject'),
        paragraphs: [t('reset.lead', names)],
        action: { label: t('newPassword'), url: site + pathOf('resetPassword', { token: about.token }) },
        notes: [t('reset.valid'), t('reset.secret'), t('reset.ignore')],
      }
    case 'invitation':
      return {
        subject: t('invitation.subject', names),
        paragraphs: [t('invitation.lead', names), t('invitation.how')],
        action: { label: t('newPassword'), url: site + pathOf('resetPassword', { token: about.token }) },
        notes: [
          t('invitation.valid', { days: ONE_TIME_DAYS }),
          t('invitation.later'),
          t('invitation.ignore'),
          helpOf(),
        ],
      }
    case 'verify-email':
      return {
        subject: t('verify.subject'),
        paragraphs: [t('verify.lead', names)],
        action: { label: t('verify.action'), url: site + pathOf('verifyEmail', null, { token: about.token }) },
        notes: [t('verify.valid'), t('verify.ignore')],
      }
    case 'email-taken':
      return {
        subject: t('taken.subject'),
        paragraphs: [t('taken.lead', names), t('taken.self')],
        action: toNewPassword,
        notes: [t('taken.ignore')],
      }
    case 'password-changed': {
      const when = momentText(about.changedAt.toISOString(), language)
      return {
        subject: t('password.subject'),
        paragraphs: [t('password.lead', { ...names, when }), t('self'), t('password.alarm')],
        action: toNewPassword,
        notes: [helpOf()],
      }
    }
    case 'email-changed':
      return {
        subject: t('email.subject'),
        paragraphs: [t('email.lead', names), t('self'), t('email.alarm')],
        action: toCredentials,
        notes: [helpOf()],
      }
    case 'two-step-changed':
      return {
        subject: t(about.on === 'yes' ? 'twoStep.on.subject' : 'twoStep.off.subject'),
        paragraphs: [
          t(about.on === 'yes' ? 'twoStep.on.lead' : 'twoStep.off.lead', names),
          t('self'),
          t('twoStep.alarm'),
        ],
        action: toCredentials,
        notes: [helpOf()],
      }
    case 'weekly':
      return weeklyLetter(about, site, reader)
    case 'account-deletion': {
      const date = dateText(about.deletionAt.toISOString(), language)!
      return {
        subject: t('deletion.subject', { date }),
        paragraphs: [t('deletion.lead', { ...names, date }), t('deletion.keep')],
        action: { label: t('deletion.action'), url: site + pathOf('myData') },
        notes: [t('deletion.alarm')],
      }
    }
    case 'pupil-in-danger':
      return {
        subject: t('danger.subject'),
        paragraphs: [
          t('danger.lead', { ...names, name: about.pupil.replace(/[\s\p{Cc}]+/gu, ' ').trim() }),
          t('danger.first'),
          t('danger.then'),
          t('danger.where'),
        ],
        action: { label: t('danger.action'), url: site + adminPathOf('moderationCase', { caseId: about.caseId }) },
        notes: [t('danger.quiet')],
      }
  }
}
