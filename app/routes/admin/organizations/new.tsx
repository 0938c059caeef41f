import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { createOrganization, findApplicationForm } from '#app/domain/organizations/new-organization.server.ts'
import { newOrganizationSchema } from '#app/domain/organizations/organization.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { FirstAdminFields, LetterNote } from './first-admin.tsx'
import { AgreedFields, ContactFields, NameFields } from './organization-fields.tsx'
import { choicesOf } from './organization-form.server.ts'

export const handle = { i18n: ['organizations', 'fields', 'person'], failure: { act: 'save' } }
export const meta = pageMeta

/** Loads the form for a new organisation and its first administrator. With `?application=` it is filled from an
 *  application. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const { t } = reading(args, 'organizations')
  const applicationId = new URL(args.request.url).searchParams.get('application')
  const found = applicationId ? await findApplicationForm(applicationId) : null
  if (applicationId && !found) throw problem(args, 404)
  if (found?.became) throw redirect(adminPathOf('organization', { orgId: found.became }))
  return {
    page: headOf(args, { title: t('new.title'), description: t('description') }),
    application: found?.application.id ?? null,
    values: { language: 'ru', ...found?.values },
    constraint: constraintOf(newOrganizationSchema),
    choices: await choicesOf(args),
    languages: languages.map(value => ({ value, label: languageNames[value], lang: value })),
    letters: areEmailsSent(),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const form = await readForm(args, newOrganizationSchema)
  if (form.refused) return form.refused

  const outcome = await createOrganization(viewer, form.value)
  switch (outcome) {
    case 'unknown-city':
      return form.refuse({ cityId: 'invalid' })
    case 'unknown-application':
      return form.refuse({ '': 'applicationGone' })
    case 'pretending':
      return form.refuse({ firstName: 'namePretends' })
    case 'email-taken':
      return form.refuse({ email: 'emailTaken' })
  }
  if (outcome && 'username' in outcome) return form.refuse(outcome)
  const to = outcome ? adminPathOf('organization', { orgId: outcome.id }) : adminPathOf('organizations')
  return redirectWithToast(to, 'saved')
}

export default function NewOrganizationPage() {
  const { application, values, constraint, choices, languages, letters, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('organizations')
  const form = useForm({
    constraint,
    defaults: values,
    message: useFieldMessage('organizations', 'person'),
  })
  return (
    <FormPage
      form={form}
      title={t('new.title')}
      lead={application ? t('new.fromApplication') : undefined}
      hidden={
        <>
          <IdempotencyKeyField id={idempotencyKey} />
          {application ? <input type="hidden" name="application" value={application} /> : null}
        </>
      }
      buttons={
        <>
          <Button>{t('new.submit')}</Button>
          <QuietLink to={adminPathOf(application ? 'applications' : 'organizations')}>{t('cancel')}</QuietLink>
        </>
      }
      margin={<LetterNote letters={letters} />}
    >
      <NameFields form={form} cities={choices.cities} />
      <AgreedFields form={form} types={choices.types} />
      <ContactFields form={form} />
      <FirstAdminFields form={form} languages={languages} />
    </FormPage>
  )
}
