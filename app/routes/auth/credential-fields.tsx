import { judgePassword } from '#app/domain/accounts/password-strength.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Checkbox, Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { NewPasswordField } from '#app/ui/password-strength.tsx'

export function EmailOrUsernameField({ form }: { form: PageForm }) {
  const { t } = useTranslation('fields')
  return (
    <Field
      {...form.field('emailOrUsername')}
      label={t('emailOrUsername')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type OneTimeCodeProps = { form: PageForm; label: string; hint?: string; name?: string }

/** One-time code of two-step sign-in. `name` is set on pages with two such fields. */
export function OneTimeCodeField({ form, label, hint, name = 'oneTimeCode' }: OneTimeCodeProps) {
  return (
    <Field
      {...form.field(name)}
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type NewPasswordProps = { form: PageForm; label?: string; again?: string }

/** New password with a strength meter, and its confirmation. */
export function NewPasswordFields({ form, label, again }: NewPasswordProps) {
  const { t } = useTranslation('fields')
  return (
    <>
      <NewPasswordField {...form.field('password')} label={label ?? t('newPassword')} judge={judgePassword} />
      <Field
        {...form.field('passwordConfirmation')}
        label={again ?? t('newPasswordAgain')}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}

/** Checkbox to accept the terms, for the first password of an account created by someone else. Routes that use it add
 *  `security` to their catalogues. */
export function TermsBox({ form }: { form: PageForm }) {
  const { t } = useTranslation('security')
  return (
    <Checkbox
      {...form.box('terms')}
      label={
        <>
          {t('new.agree')} <Link to={pathOf('terms')}>{t('new.terms')}</Link> {t('new.and')}{' '}
          <Link to={pathOf('privacy')}>{t('new.privacy')}</Link>
        </>
      }
    />
  )
}

type CurrentPasswordProps = { form: PageForm; name: string; hint?: string; optional?: boolean }

/** Current password, required before sensitive changes. `name` is set by the page. */
export function CurrentPasswordField({ form, name, hint, optional }: CurrentPasswordProps) {
  const { t } = useTranslation('fields')
  return (
    <Field
      {...form.field(name)}
      label={t('currentPassword')}
      hint={hint}
      optional={optional}
      type="password"
      autoComplete="current-password"
    />
  )
}

/** Hidden username field for password managers. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />
}
