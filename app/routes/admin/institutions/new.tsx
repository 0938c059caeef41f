import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { createInstitution, findInstitutionForm } from '#app/domain/institutions/edit-institutions.server.ts'
import { newInstitutionSchema } from '#app/domain/institutions/institution.schema.ts'
import { constraintOf, parseForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { institutionLists } from './form-lists.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { choicesOf, placesOf } from './institution-words.server.ts'
import { SendButton } from './row-list.tsx'
import { readRowLists } from './row-lists.server.ts'
import { useRowMessage } from './row-message.ts'

export const handle = {
  i18n: ['adminInstitutions', 'list', 'files', 'fields'],
  scriptless: true,
  failure: { load: 'institutions', act: 'save' },
}
export const meta = pageMeta

/** With `?like=` the form is filled with the requirements and sources of another institution: institutions of the same
 *  country or type are similar. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'adminInstitutions')
  const like = new URL(args.request.url).searchParams.get('like')
  const model = like === null ? null : await findInstitutionForm(like)
  if (like !== null && !model) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('new'), description: t('description') }),
    constraint: constraintOf(newInstitutionSchema),
    choices: choicesOf(args),
    places: await placesOf(args),
    defaults: model ? alike(model.values) : {},
    idempotencyKey: newIdempotencyKey(),
  }
}

const ofTheKind =
  /^(type|financing|cityId|admission|entry\d+|requirements|documents\w+|deadlines|admissions\w+|source\w+)$/

function alike(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => ofTheKind.test(name)))
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const { posted, again } = await readRowLists(args, institutionLists)
  if (again) return again
  const form = parseForm(args, posted, newInstitutionSchema)
  if (form.refused) return form.refused
  const outcome = await createInstitution(viewer, form.value)
  if (outcome && 'refused' in outcome) return form.refuse(outcome.refused)
  const to = outcome ? adminPathOf('majors', { institutionId: outcome.id }) : adminPathOf('adminInstitutions')
  return redirectWithToast(to, 'saved')
}

export default function NewInstitutionPage() {
  const { page, constraint, choices, places, defaults, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminInstitutions')
  const form = useForm({ constraint, defaults, message: useRowMessage() })
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('newLead')}
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
          <QuietLink to={adminPathOf('adminInstitutions')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <InstitutionFields form={form} choices={choices} places={places} />
    </FormPage>
  )
}
