import type { Belongings, FoundUser } from '#app/domain/accounts/user-page.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { type Language, languageNames } from '#app/i18n/config.ts'
import { dateText, numberText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { accountBlockText } from './account-block-text.server.ts'

/** Returns the data of an account as pairs of a term and its text; unknown values are left out. */
export function userFacts(user: FoundUser, reader: Reader<'userTexts'>, now = new Date()) {
  const { t, language } = reader
  const { email, paidUntil } = user
  const on = (day: Date | null) => day && dateText(day.toISOString(), language)
  const pairs: [string, string | null][] = [
    [t('username'), user.username],
    [t('email'), email && t(user.emailVerifiedAt ? 'email.confirmed' : 'email.unconfirmed', { email })],
    [t('dateOfBirth'), user.dateOfBirth && plainDateText(user.dateOfBirth, language)],
    [t('city'), user.city ? inLanguage(user.city, language).text : null],
    [t('language'), user.language && languageNames[user.language as Language]],
    [t('role'), user.systemRole === 'USER' ? null : reader.in('users').t(`role.${user.systemRole}`)],
    [
      t('subscription'),
      paidUntil
        ? t(paidUntil > now ? 'subscription.until' : 'subscription.ended', { date: on(paidUntil) ?? '' })
        : t('none'),
    ],
    [t('twoStep'), t(user.twoStep ? 'on' : 'off')],
    [t('password'), user.passwordChangeRequired ? t('password.waits') : null],
    [t('since'), on(user.createdAt)],
    [t('onboarded'), on(user.onboardedAt) ?? t('notYet')],
    [t('managed'), user.managedBy ? inLanguage(user.managedBy, language).text : null],
    [t('deletion'), on(user.deletionAt)],
  ]
  return pairs.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

/** Says why an account cannot sign in and when that ends, in the words its owner reads at sign-in. `null` for an active
 *  account. */
export function stateText({ state, stateReason, stateUntil }: FoundUser, reader: Reader<'userTexts'>) {
  return state === 'ACTIVE' ? null : accountBlockText({ reason: stateReason, until: stateUntil }, reader.in('auth'))
}

export function belongingsTexts({ files, bytes, ...counts }: Belongings, { t, language }: Reader<'userTexts'>) {
  const kinds = ['attempts', 'analyses', 'admissions', 'plans', 'certificates'] as const
  return [
    ...kinds.map(kind => ({ term: t(`belongings.${kind}`), text: String(counts[kind]) })),
    {
      term: t('belongings.files'),
      text: t('belongings.filesSize', { count: files, size: numberText(bytes / 1_000_000, language, 1) }),
    },
  ]
}
