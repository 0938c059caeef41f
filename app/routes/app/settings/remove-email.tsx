import { Form } from '@remix-run/react'
import type { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'

/** Taking the address out of the account altogether, or why that cannot be done; open when it was just refused. */
export function RemoveEmail({ form, allowed }: { form: ReturnType<typeof useForm>; allowed: boolean }) {
  const { t } = useTranslation('credentials')
  const field = form.field('removalPassword')
  return (
    <Disclosure summary={t('email.remove')} open={Boolean(field.error)}>
      {allowed ? (
        <Form method="post">
          <Text as="div">
            <Stack gap="l">
              <p>{t('email.removeText')}</p>
              <Field {...field} label={t('email.password')} type="password" autoComplete="current-password" />
              <div>
                <Button kind="risk">{t('email.removeSubmit')}</Button>
              </div>
            </Stack>
          </Text>
        </Form>
      ) : (
        <Text>{t('email.mayNotRemove')}</Text>
      )}
    </Disclosure>
  )
}
