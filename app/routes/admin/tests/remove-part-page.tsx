import { Form, useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TestCrumbs } from './part-page.tsx'
import type { RemovedPart } from './remove-part.server.ts'

export function RemovePartPage() {
  const { page, test, here, name, back, said, items, version } = useLoaderData<RemovedPart>()
  const { t } = useTranslation('adminTests')
  const form = useForm({ message: useFieldMessage('adminTests') })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <TestCrumbs test={test} here={page.title} />
        <PageTitle title={page.title} lead={<span lang="ru">{said}</span>} />
        <Alert tone="warn">
          {name === 'scale' && items > 0 ? t('remove.withItems', { count: items }) : t('remove.text')}
        </Alert>
        <Form method="post" action={here}>
          <input type="hidden" name="version" value={version} />
          <Row>
            <Button kind="risk">{t('remove.do')}</Button>
            <QuietLink to={back}>{t('cancel')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
