import { db } from '#app/database/client.server.ts'
import { env } from '#app/env.server.ts'
import { brand, defaultLanguage, isLanguage, languageNames } from '#app/i18n/config.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { pathOf } from '#app/paths.ts'
import { layOut } from './letter-layout.ts'
import type { WrittenLetter } from './write-letter.server.ts'

const types = ['SCHOOL', 'COLLEGE', 'UNIVERSITY', 'EDUCATION_CENTER'] as const

/** The letter to the operator about a partner's application, in Russian, the operator's language. Null when there is no
 *  application of this id, or nobody has said where the operator reads mail. */
export async function partnerApplication(id: string): Promise<WrittenLetter | null> {
  const application = env.operatorEmail === null ? null : await db.partnerApplication.findUnique({ where: { id } })
  if (!application || env.operatorEmail === null) return null

  const language = defaultLanguage
  const t = getFixedT(language, 'letters')
  const names = { brand: brand[language], site: env.siteUrl }
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
    to: env.operatorEmail,
    language,
    subject,
    ...layOut({
      language,
      subject,
      paragraphs: [t('partner.lead', names)],
      facts,
      action: { label: t('partner.action'), url: env.siteUrl + pathOf('applications') },
      foot: t('foot', names),
    }),
  }
}

/** One line of what somebody typed, so that it cannot pretend to be the next answer. */
function line(text: string | null) {
  return (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
