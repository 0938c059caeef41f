import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { createProfession } from '#app/domain/professions/edit-professions.server.ts'
import { newProfessionSchema } from '#app/domain/professions/profession-form.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { checkAnswer, errorsOf, type Nearest } from './check.server.ts'
import { FormButtons } from './form-buttons.tsx'
import { NearestNote } from './nearest-note.tsx'
import { ProfessionFields } from './profession-fields.tsx'
import { choicesOf } from './profession-words.server.ts'
import { useProfessionForm } from './use-profession-form.ts'

export const handle = {
  i18n: ['adminProfessions', 'professions', 'fields'],
  failure: { load: 'professions', act: 'save' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'adminProfessions')
  return {
    page: headOf(args, { title: t('new'), description: t('list.description') }),
    constraint: constraintOf(newProfessionSchema),
    choices: choicesOf(args),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const checked = await checkAnswer(args, newProfessionSchema, null)
  if (checked) return checked
  const form = await readForm(args, newProfessionSchema)
  if (form.refused) return form.refused
  const outcome = await createProfession(viewer, form.value, skills)
  if (outcome && 'faults' in outcome) return form.refuse(errorsOf(outcome.faults))
  const to = outcome ? adminPathOf('adminProfession', { professionId: outcome.id }) : adminPathOf('adminProfessions')
  return redirect(to, { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export default function NewProfessionPage() {
  const { page, constraint, choices, idempotencyKey } = useLoaderData<typeof loader>()
  const nearest = useActionData<{ nearest?: Nearest }>()?.nearest
  const { t } = useTranslation('adminProfessions')
  const form = useProfessionForm({ constraint, defaults: { idempotencyKey } })
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('newLead')}
      hidden={<IdempotencyKeyField id={form.field('idempotencyKey').defaultValue ?? idempotencyKey} />}
      full
      buttons={<FormButtons isNew />}
    >
      <ProfessionFields form={form} choices={choices} nearest={<NearestNote nearest={nearest ?? []} typed />} />
    </FormPage>
  )
}
