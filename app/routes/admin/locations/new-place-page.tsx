import { useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { pagesOf } from './kinds.ts'
import type { NewPlace } from './new-place.server.ts'
import { PlaceFields } from './place-fields.tsx'

export function NewPlacePage() {
  const { page, table, constraint, choices, country, idempotencyKey } = useLoaderData<NewPlace>()
  const { t } = useTranslation('locations')
  const form = useForm({
    constraint,
    defaults: { countryId: country },
    message: useFieldMessage('locations'),
  })
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
      {table === 'Country' ? (
        <Field {...form.field('code')} label={t('code')} hint={t('codeHint')} autoComplete="off" />
      ) : null}
      <PlaceFields form={form} choices={choices} />
    </FormPage>
  )
}
