import { Form } from '@remix-run/react'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { CurrentPasswordField, NewPasswordFields, HiddenUsername } from '../../auth/credential-fields.tsx'

type Props = {
  form: PageForm
  allowed: boolean
  /** Whether an email address awaits confirmation. */
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
          {/* A new document is loaded, so that no input or visited data stays in memory. */}
          <Form method="post" reloadDocument>
            <HiddenUsername username={username} />
            <Fields>
              <CurrentPasswordField form={form} name="currentPassword" />
              <NewPasswordFields form={form} />
              <Row>
                <Button>{t('password.submit')}</Button>
                <QuietLink to={pathOf('forgotPassword')}>{t('password.forgot')}</QuietLink>
              </Row>
            </Fields>
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
