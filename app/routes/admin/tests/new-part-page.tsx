import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import type { LoadedNewPart } from './new-part.server.ts'
import { DraftNote, TestCrumbs } from './part-page.tsx'

/** Form of a new scale or item. */
export function NewPartPage({ children }: { children: (form: PageForm) => ReactNode }) {
  const { page, here, constraint, idempotencyKey, scale, test } = useLoaderData<LoadedNewPart>()
  const { t } = useTranslation('adminTests')
  const form = useForm({
    constraint,
    defaults: { scale, keyed: '1' },
    message: useFieldMessage('adminTests'),
  })
  return (
    <FormPage
      key={idempotencyKey}
      form={form}
      title={page.title}
      above={<TestCrumbs test={test} here={page.title} />}
      action={here}
      wide
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('add')}</Button>
          <QuietLink to={adminPathOf('adminTest', { testId: test.id })}>{t('toTest')}</QuietLink>
        </>
      }
      margin={<DraftNote willBe={test.willBe} />}
    >
      {children(form)}
    </FormPage>
  )
}
