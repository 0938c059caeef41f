import { Form } from '@remix-run/react'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Text } from '#app/ui/layout.tsx'
import { CurrentPasswordField, OneTimeCodeField } from '../../auth/credential-fields.tsx'

type Props = { form: PageForm; allowed: boolean; twoStep: boolean }

/** Form to remove the email address from the account, or the reason why it cannot be removed. Open after a refusal. */
export function RemoveEmail({ form, allowed, twoStep }: Props) {
  const { t } = useTranslation('credentials')
  const fields = useTranslation('fields')
  const refused = ['removalPassword', 'removalOneTimeCode'].some(name => form.field(name).error)
  return (
    <Disclosure summary={t('email.remove')} open={refused}>
      {allowed ? (
        <Form method="post">
          <Fields>
            <p>{t('email.removeText')}</p>
            <CurrentPasswordField form={form} name="removalPassword" />
            {twoStep ? <OneTimeCodeField form={form} name="removalOneTimeCode" label={fields.t('appCode')} /> : null}
            <div>
              <Button kind="risk">{t('email.removeSubmit')}</Button>
            </div>
          </Fields>
        </Form>
      ) : (
        <Text>{t('email.mayNotRemove')}</Text>
      )}
    </Disclosure>
  )
}
