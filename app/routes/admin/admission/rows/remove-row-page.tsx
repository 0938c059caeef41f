import { useLoaderData } from '@remix-run/react'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { RemovedRow } from './remove-row.server.ts'
import { useRowMessage } from './row-message.ts'

export function RemoveRowPage() {
  const { page, table, name, version, back, isLast, constraint } = useLoaderData<RemovedRow>()
  const { t } = useTranslation('admissionCycle')
  const form = useForm({ constraint, message: useRowMessage() })
  const leave = <QuietLink to={back}>{t('cancel')}</QuietLink>
  if (isLast) {
    return (
      <Sheet narrow>
        <Stack gap="l">
          <PageTitle title={page.title} lead={name} />
          <Alert tone="info" title={t('isLast')}>
            <p>{t('isLastText')}</p>
            {leave}
          </Alert>
        </Stack>
      </Sheet>
    )
  }
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={name}
      notice={<Alert tone="warn">{t(`${table}.removeText`)}</Alert>}
      hidden={<input type="hidden" name="version" value={version} />}
      buttons={
        <>
          <Button kind="risk">{t('removeDo')}</Button>
          {leave}
        </>
      }
    >
      <TextArea {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} rows={2} />
    </FormPage>
  )
}
