import { useLoaderData } from '@remix-run/react'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { pagesOf } from './kinds.ts'
import type { NewRow } from './new-row.server.ts'
import { RowFields } from './row-fields.tsx'
import { useRowMessage } from './row-message.ts'

export function NewRowPage() {
  const { page, table, constraint, choices, idempotencyKey } = useLoaderData<NewRow>()
  const { t } = useTranslation('admissionCycle')
  const form = useForm({ constraint, defaults: { per: '1' }, message: useRowMessage() })
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf(pagesOf[table].list)}>{t('cancel')}</QuietLink>
        </>
      }
    >
      {table === 'ExchangeRate' ? (
        <Field {...form.field('currency')} label={t('currency')} hint={t('currencyHint')} autoComplete="off" />
      ) : null}
      <RowFields table={table} form={form} choices={choices} />
    </FormPage>
  )
}
