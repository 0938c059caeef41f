import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { createProfession } from '#app/domain/professions/edit-professions.server.ts'
import { newProfessionSchema } from '#app/domain/professions/profession-form.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { errorsOf } from './check.server.ts'
import { NameFields } from './name-fields.tsx'
import { choicesOf } from './profession-words.server.ts'
import { useProfessionMessage } from './profession-message.ts'

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
  const form = await readForm(args, newProfessionSchema)
  if (form.refused) return form.refused
  const outcome = await createProfession(viewer, form.value, skills)
  if (outcome && 'faults' in outcome) return form.refuse(errorsOf(outcome.faults))
  const to = outcome ? adminPathOf('adminProfession', { professionId: outcome.id }) : adminPathOf('adminProfessions')
  return redirectWithToast(to, 'saved')
}

export default function NewProfessionPage() {
  const { page, constraint, choices, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminProfessions')
  const form = useForm({ constraint, message: useProfessionMessage() })
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('newLead')}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      full
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf('adminProfessions')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <NameFields form={form} choices={choices} />
      <Columns>
        <Select
          {...form.choice('zone')}
          label={t('zone')}
          hint={t('zoneHint')}
          placeholder={t('choose')}
          options={choices.zones}
        />
        <Select {...form.choice('outlook')} label={t('outlook')} placeholder={t('choose')} options={choices.outlooks} />
      </Columns>
    </FormPage>
  )
}
