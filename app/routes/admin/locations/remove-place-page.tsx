import { Form, useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { pagesOf } from './kinds.ts'
import type { RemovedPlace } from './remove-place.server.ts'

export function RemovePlacePage() {
  const { page, table, id, name, version, uses } = useLoaderData<RemovedPlace>()
  const { t } = useTranslation('locations')
  const form = useForm({ message: useFieldMessage('locations') })
  const { edit, merge } = pagesOf[table]
  const back = <QuietLink to={adminPathOf(edit, { placeId: id })}>{t('cancel')}</QuietLink>
  return (
    <Sheet narrow>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={page.title} lead={<span lang={name.language}>{name.text}</span>} />
        {uses.length > 0 ? (
          <Alert tone="info" title={t('isUsed')}>
            <Bullets items={uses} />
            <p>{t('mergeInstead')}</p>
            <Row>
              <QuietLink to={adminPathOf(merge, { placeId: id })}>{t('toMerge')}</QuietLink>
              {back}
            </Row>
          </Alert>
        ) : (
          <>
            <Alert tone="warn">{t('removeText')}</Alert>
            <Form method="post">
              <input type="hidden" name="version" value={version} />
              <Row>
                <Button kind="risk">{t('removeDo')}</Button>
                {back}
              </Row>
            </Form>
          </>
        )}
      </Stack>
    </Sheet>
  )
}
