import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { createMaterial } from '#app/domain/materials/edit-materials.server.ts'
import { newMaterialSchema } from '#app/domain/materials/material.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { MaterialFields } from './material-fields.tsx'
import { choicesOf } from './material-words.server.ts'

export const handle = { i18n: ['adminMaterials', 'fields'], failure: { load: 'materials', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'adminMaterials')
  return {
    page: headOf(args, { title: t('new'), description: t('description') }),
    constraint: constraintOf(newMaterialSchema),
    choices: choicesOf(args),
    month: new Date().toISOString().slice(0, 7),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readForm(args, newMaterialSchema)
  if (form.refused) return form.refused
  const outcome = await createMaterial(viewer, form.value)
  if (outcome === 'url-taken') return form.refuse({ url: 'urlTaken' })
  const to = outcome ? adminPathOf('material', { materialId: outcome.id }) : adminPathOf('materials')
  return redirectWithToast(to, 'saved')
}

export default function NewMaterialPage() {
  const { page, constraint, choices, month, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminMaterials')
  const form = useForm({
    constraint,
    defaults: { seen: month, free: 'on' },
    message: useFieldMessage('adminMaterials'),
  })
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      wide
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf('materials')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <MaterialFields form={form} choices={choices} />
    </FormPage>
  )
}
