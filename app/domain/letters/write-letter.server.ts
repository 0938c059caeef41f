import { db } from '#app/database/client.server.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { env } from '#app/env.server.ts'
import { brand, defaultLanguage, isLanguage, type Language } from '#app/i18n/config.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { pathOf } from '#app/paths.ts'
import { layOut, type LetterParts } from './letter-layout.ts'
import type { Letter } from './letters.server.ts'
import { partnerApplication } from './partner-application.server.ts'

export type WrittenLetter = { to: string; language: Language; subject: string; text: string; html: string }

/** Writes a letter in its reader's language, with the secrets its links hold: earlier ones stop working. Null when there
 *  is nobody to read it: the person has gone, is not active, has no address, or has changed their mind. Letters to
 *  people say nothing a person typed, so that nobody can have us carry their words to a stranger's address. */
export async function writeLetter(letter: Letter): Promise<WrittenLetter | null> {
  if (letter.name === 'partner-application') return partnerApplication(letter.applicationId)
  const reader = await findReader(letter)
  const to = reader && addressOf(letter, reader)
  const content = to && (await contentOf(letter, reader))
  if (!content) return null

  const { language } = reader
  const t = getFixedT(language, 'letters')
  const names = { brand: brand[language], site: env.siteUrl }
  const parts = { ...content, language, greeting: t('greeting'), foot: t('foot', names) }
  return { to, language, subject: content.subject, ...layOut(parts) }
}

type PersonalLetter = Exclude<Letter, { name: 'partner-application' }>
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>
type Content = Pick<LetterParts, 'subject' | 'paragraphs' | 'action' | 'notes'>

async function findReader(letter: PersonalLetter) {
  const user = await db.user.findUnique({
    where: letter.name === 'email-taken' ? { emailFolded: fold(letter.email) } : { id: letter.userId },
    select: { id: true, email: true, language: true, state: true, passwordChangedAt: true, closingAt: true },
  })
  if (user?.state !== 'ACTIVE') return null
  const wanted = user.language ?? (letter.name === 'email-taken' ? letter.language : null)
  return { ...user, language: isLanguage(wanted) ? wanted : defaultLanguage }
}

function addressOf(letter: PersonalLetter, reader: Reader) {
  return letter.name === 'verify-email' || letter.name === 'email-changed' ? letter.email : reader.email
}

async function contentOf(letter: PersonalLetter, reader: Reader): Promise<Content | null> {
  const { id: userId, language } = reader
  const t = getFixedT(language, 'letters')
  const names = { brand: brand[language] }
  const toCredentials = { label: t('credentials'), url: linkTo(pathOf('credentials')) }
  const toNewPassword = { label: t('newPassword'), url: linkTo(pathOf('forgotPassword')) }
  const helpOf = () => (env.operatorEmail ? t('help.address', { address: env.operatorEmail }) : t('help.school'))

  switch (letter.name) {
    case 'reset-password': {
      const token = await issueToken({ userId, kind: 'RESET_PASSWORD' })
      return {
        subject: t('reset.subject'),
        paragraphs: [t('reset.lead', names)],
        action: { label: t('newPassword'), url: linkTo(pathOf('resetPassword', { token })) },
        notes: [t('reset.valid'), t('reset.secret'), t('reset.ignore')],
      }
    }
    case 'verify-email': {
      const token = await issueToken({ userId, kind: 'VERIFY_EMAIL', email: letter.email })
      return {
        subject: t('verify.subject'),
        paragraphs: [t('verify.lead', names)],
        action: { label: t('verify.action'), url: linkTo(pathOf('verifyEmail', null, { token })) },
        notes: [t('verify.valid'), t('verify.ignore')],
      }
    }
    case 'email-taken':
      return {
        subject: t('taken.subject'),
        paragraphs: [t('taken.lead', names), t('taken.self')],
        action: toNewPassword,
        notes: [t('taken.ignore')],
      }
    case 'password-changed': {
      const when = momentText((reader.passwordChangedAt ?? new Date()).toISOString(), language)
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
        subject: t(letter.on === 'yes' ? 'twoStep.on.subject' : 'twoStep.off.subject'),
        paragraphs: [
          t(letter.on === 'yes' ? 'twoStep.on.lead' : 'twoStep.off.lead', names),
          t('self'),
          t('twoStep.alarm'),
        ],
        action: toCredentials,
        notes: [helpOf()],
      }
    case 'account-closing': {
      const date = reader.closingAt && dateText(reader.closingAt.toISOString(), language)
      if (!date) return null
      return {
        subject: t('closing.subject', { date }),
        paragraphs: [t('closing.lead', { ...names, date }), t('closing.keep')],
        action: { label: t('closing.action'), url: linkTo(pathOf('myData')) },
        notes: [t('closing.alarm')],
      }
    }
  }
}

/** The whole address of one of our pages, as it is reached from outside. */
function linkTo(path: string) {
  return env.siteUrl + path
}
