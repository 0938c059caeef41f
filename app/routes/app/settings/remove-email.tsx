import { Form } from '@remix-run/react'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Text } from '#app/ui/layout.tsx'
import { CurrentPasswordField } from '../../auth/credential-fields.tsx'

/** Taking the address out of the account altogether, or why that cannot be done; open when it was just refused. */
export function RemoveEmail({ form, allowed }: { form: PageForm; allowed: boolean }) {
  const { t } = useTranslation('credentials')
  return (
    <Disclosure summary={t('email.remove')} open={Boolean(form.field('removalPassword').error)}>
      {allowed ? (
        <Form method="post">
          <Fields>
            <p>{t('email.removeText')}</p>
            <CurrentPasswordField form={form} name="removalPassword" />
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
