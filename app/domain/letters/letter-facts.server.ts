import { db } from '#app/database/client.server.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { env } from '#app/env.server.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/i18n/config.ts'
import type { PartnerApplication } from '#prisma/generated/client.ts'
import type { Letter } from './letters.server.ts'

/** What a letter is about, with everything its words need. */
type About =
  | { name: 'reset-password' | 'verify-email'; token: string }
  | { name: 'email-taken' | 'email-changed' }
  | { name: 'password-changed'; changedAt: Date }
  | { name: 'two-step-changed'; on: 'yes' | 'no' }
  | { name: 'account-closing'; closingAt: Date }
  | { name: 'partner-application'; application: PartnerApplication }

export type LetterFacts = {
  to: string
  language: Language
  /** The address of the site, as it is reached from outside. */
  site: string
  operatorEmail: string | null
  about: About
}

/** Finds what a letter says and makes the secrets its links hold: earlier ones stop working. Null when there is nobody to
 *  read it: the person has gone, is not active, has no address, or has changed their mind; for a partner's application
 *  also when nobody has said where the operator reads mail. */
export async function findLetterFacts(letter: Letter): Promise<LetterFacts | null> {
  const { siteUrl: site, operatorEmail } = env
  if (letter.name === 'partner-application') {
    const application = await db.partnerApplication.findUnique({ where: { id: letter.applicationId } })
    if (!application || operatorEmail === null) return null
    // The operator's language.
    const language = defaultLanguage
    return { to: operatorEmail, language, site, operatorEmail, about: { name: letter.name, application } }
  }
  const reader = await findReader(letter)
  const to = reader && addressOf(letter, reader)
  const about = to && (await findAbout(letter, reader))
  return about ? { to, language: reader.language, site, operatorEmail, about } : null
}

type PersonalLetter = Exclude<Letter, { name: 'partner-application' }>
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

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

async function findAbout(letter: PersonalLetter, { id: userId, ...reader }: Reader): Promise<About | null> {
  switch (letter.name) {
    case 'reset-password':
      return { name: letter.name, token: await issueToken({ userId, kind: 'RESET_PASSWORD' }) }
    case 'verify-email':
      return { name: letter.name, token: await issueToken({ userId, kind: 'VERIFY_EMAIL', email: letter.email }) }
    case 'email-taken':
    case 'email-changed':
      return { name: letter.name }
    case 'password-changed':
      return { name: letter.name, changedAt: reader.passwordChangedAt ?? new Date() }
    case 'two-step-changed':
      return { name: letter.name, on: letter.on }
    case 'account-closing':
      return reader.closingAt && { name: letter.name, closingAt: reader.closingAt }
  }
}
