import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'

/** Date of the account deletion, with a button to cancel it. */
export function DeletionNotice({ on }: { on: string }) {
  const { t } = useTranslation('data')
  return (
    <Alert tone="warn" as="h2" title={t('deletion.title', { date: on })}>
      <p>{t('deletion.text')}</p>
      <Form method="post" action={pathOf('keepAccount')}>
        <Button>{t('deletion.keep')}</Button>
      </Form>
    </Alert>
  )
}

export function DeleteAccountSection() {
  const { t } = useTranslation('data')
  return (
    <Stack as="section" aria-labelledby="close">
      <h2 id="close">{t('close.title')}</h2>
      <Text>{t('close.sectionText')}</Text>
      <div>
        <QuietLink to={pathOf('closeAccount')} risk>
          {t('close.go')}
        </QuietLink>
      </div>
    </Stack>
  )
}
