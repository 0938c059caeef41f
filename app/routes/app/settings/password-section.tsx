import { Form } from '@remix-run/react'
import { judgePassword } from '#app/domain/accounts/password-strength.ts'
import type { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { NewPasswordField } from '#app/ui/password-strength.tsx'

type Props = {
  form: ReturnType<typeof useForm>
  allowed: boolean
  /** An address waits to be confirmed. */
  waiting: boolean
  username: string
}

export function PasswordSection({ form, allowed, waiting, username }: Props) {
  const { t } = useTranslation('credentials')
  return (
    <Stack as="section" id="form" aria-labelledby="password-title">
      <h2 id="password-title">{t('password.title')}</h2>
      {allowed ? (
        <>
          <Text>{t('password.text')}</Text>
          {/* What was typed and what was opened before goes with the old document. */}
          <Form method="post" reloadDocument>
            <Text as="div">
              <Stack gap="l">
                {/* Tells password managers whose password this is. */}
                <input type="text" autoComplete="username" value={username} readOnly hidden />
                <Field
                  {...form.field('currentPassword')}
                  label={t('password.current')}
                  type="password"
                  autoComplete="current-password"
                />
                <NewPasswordField {...form.field('password')} label={t('password.new')} judge={judgePassword} />
                <Field
                  {...form.field('passwordConfirmation')}
                  label={t('password.confirmation')}
                  type="password"
                  autoComplete="new-password"
                />
                <Row>
                  <Button>{t('password.submit')}</Button>
                  <QuietLink to={pathOf('forgotPassword')}>{t('password.forgot')}</QuietLink>
                </Row>
              </Stack>
            </Text>
          </Form>
        </>
      ) : (
        <Alert tone="warn" title={t('password.notAllowed')}>
          <p>{t('password.notAllowedText')}</p>
          <div>
            <ButtonLink to={pathOf(waiting ? 'verifyEmail' : 'email')}>
              {t(waiting ? 'email.check' : 'email.add')}
            </ButtonLink>
          </div>
        </Alert>
      )}
    </Stack>
  )
}
