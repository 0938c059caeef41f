import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { createMajor } from '#app/domain/institutions/edit-majors.server.ts'
import { newMajorSchema } from '#app/domain/institutions/major.schema.ts'
import { constraintOf, parseForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { majorLists } from '../form-lists.ts'
import { choicesOf } from '../institution-words.server.ts'
import { SendButton } from '../row-list.tsx'
import { readRowLists } from '../row-lists.server.ts'
import { useRowMessage } from '../row-message.ts'
import { institutionOf } from './institution-of.server.ts'
import { MajorFields } from './major-fields.tsx'

export const handle = {
  i18n: ['adminInstitutions', 'list', 'files', 'fields'],
  failure: { load: 'institution', act: 'save' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const institution = await institutionOf(args)
  const { t } = reading(args, 'adminInstitutions')
  return {
    page: headOf(args, { title: t('newMajor', { name: institution.text }), description: t('description') }),
    institutionId: institution.id,
    constraint: constraintOf(newMajorSchema),
    choices: choicesOf(args),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const institutionId = args.params.institutionId ?? ''
  const { posted, again } = await readRowLists(args, majorLists)
  if (again) return again
  const form = parseForm(args, posted, newMajorSchema)
  if (form.refused) return form.refused
  const outcome = await createMajor(viewer, institutionId, form.value)
  if (outcome === 'nowhere') throw problem(args, 404)
  if (outcome && 'refused' in outcome) return form.refuse(outcome.refused)
  const to = adminPathOf('majors', { institutionId })
  return redirectWithToast(to, 'saved')
}

export default function NewMajorPage() {
  const { page, institutionId, constraint, choices, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminInstitutions')
  const form = useForm({ constraint, defaults: { languages: 'kk, ru' }, message: useRowMessage() })
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={
        <>
          <SendButton />
          <IdempotencyKeyField id={idempotencyKey} />
        </>
      }
      wide
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf('majors', { institutionId })}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <MajorFields form={form} choices={choices} />
    </FormPage>
  )
}
