import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import type { Constraint } from '#app/forms/form-state.ts'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { QrCode, type QrCodeShape } from '#app/ui/qr-code.tsx'
import { CurrentPasswordField, OneTimeCodeField } from '../../auth/credential-fields.tsx'

export function useTwoStepForm(constraint: Record<string, Constraint>) {
  return useForm({ constraint, message: useFieldMessage('security') })
}
type TwoStepForm = { form: PageForm }

export function BeginForm({ form }: TwoStepForm) {
  const { t } = useTranslation('security')
  return (
    <Form method="post">
      <Stack gap="l">
        <Text>{t('app.off')}</Text>
        <Password form={form} />
        <div>
          <Button forward>{t('app.begin')}</Button>
        </div>
      </Stack>
    </Form>
  )
}

export function ConfirmForm({ form, setup }: TwoStepForm & { setup: { code: QrCodeShape; secret: string } }) {
  const { t } = useTranslation('security')
  return (
    <Form method="post">
      <Stack gap="l">
        <h2>{t('app.scan')}</h2>
        <Text>{t('app.scanText')}</Text>
        <QrCode code={setup.code} label={t('app.qr')} />
        <p>
          {t('app.key')}: <code>{setup.secret}</code>
        </p>
        <h2>{t('app.confirm')}</h2>
        <Code form={form} />
        <div>
          <Button>{t('app.turnOn')}</Button>
        </div>
      </Stack>
    </Form>
  )
}

export function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const { t } = useTranslation('security')
  return (
    <Stack gap="l">
      <Alert tone="good" title={t('app.recovery')} as="h2">
        {t('app.recoveryText')}
      </Alert>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={next} forward>
          {t('app.done')}
        </ButtonLink>
      </div>
    </Stack>
  )
}

export function ChangeForm({ form }: TwoStepForm) {
  const { t } = useTranslation('security')
  return (
    <Form method="post">
      <Stack gap="l">
        <Alert tone="good">{t('app.on')}</Alert>
        <h2>{t('app.change')}</h2>
        <Text>{t('app.changeText')}</Text>
        <Password form={form} />
        <Code form={form} />
        <Row>
          <Button kind="second" name="wish" value="codes">
            {t('app.newCodes')}
          </Button>
          <Button kind="risk" name="wish" value="off">
            {t('app.end')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}

function Password({ form }: TwoStepForm) {
  return (
    <Text as="div">
      <CurrentPasswordField form={form} name="password" />
    </Text>
  )
}

function Code({ form }: TwoStepForm) {
  const { t } = useTranslation('security')
  return (
    <Text as="div">
      <OneTimeCodeField form={form} label={t('app.code')} />
    </Text>
  )
}
