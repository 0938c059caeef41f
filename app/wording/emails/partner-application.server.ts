import type { EmailFacts } from '#app/domain/emails/email-facts.ts'
import { isLanguage, languageNames } from '#app/i18n/config.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { layOut } from './email-layout.ts'
import type { WrittenEmail } from './write-email.server.ts'

const types = ['SCHOOL', 'COLLEGE', 'UNIVERSITY', 'EDUCATION_CENTER'] as const

type Application = Extract<EmailFacts['about'], { name: 'partner-application' }>['application']

/** Writes the email to the operator about a partner's application. */
export function partnerApplication(
  application: Application,
  names: { brand: string; site: string },
  { t, language }: Reader<'emails'>,
): WrittenEmail {
  const type = types.find(type => type === application.type)
  const facts = [
    { term: t('partner.organization'), text: line(application.organization) },
    { term: t('partner.type'), text: type ? t(`partner.type.${type}`) : line(application.type) },
    { term: t('partner.city'), text: line(application.city) },
    { term: t('partner.people'), text: application.people === null ? '' : String(application.people) },
    { term: t('partner.contact'), text: line(application.contactName) },
    { term: t('partner.email'), text: line(application.email) },
    { term: t('partner.phone'), text: line(application.phone) },
    {
      term: t('partner.language'),
      text: isLanguage(application.language) ? languageNames[application.language] : line(application.language),
    },
    { term: t('partner.sent'), text: momentText(application.createdAt.toISOString(), language) },
    { term: t('partner.message'), text: (application.message ?? '').trim() },
  ].filter(({ text }) => text !== '')
  const subject = t('partner.subject', { organization: [...line(application.organization)].slice(0, 80).join('') })
  return {
    subject,
    ...layOut({
      language,
      subject,
      paragraphs: [t('partner.lead', names)],
      facts,
      action: { label: t('partner.action'), url: names.site + adminPathOf('applications') },
      foot: t('foot', names),
    }),
  }
}

/** Joins user input into one line, so that it cannot imitate the next answer. */
function line(text: string | null) {
  return (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
