import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { createHelpLine } from '#app/domain/safety/edit-help-lines.server.ts'
import { newHelpLineSchema } from '#app/domain/safety/help-line.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { HelpLineFields } from './help-line-fields.tsx'

export const handle = { i18n: ['adminHelpLines', 'fields'], failure: { load: 'helpLines', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'adminHelpLines')
  return {
    page: headOf(args, { title: t('new'), description: t('description') }),
    constraint: constraintOf(newHelpLineSchema),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readForm(args, newHelpLineSchema)
  if (form.refused) return form.refused
  await createHelpLine(viewer, form.value)
  return redirectWithToast(adminPathOf('helpLines'), 'saved')
}

export default function NewHelpLinePage() {
  const { page, constraint, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminHelpLines')
  const form = useForm({ constraint, message: useFieldMessage('adminHelpLines') })
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      wide
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('helpLines')}>{t('toList')}</QuietLink>
        </>
      }
    >
      <HelpLineFields form={form} />
    </FormPage>
  )
}
