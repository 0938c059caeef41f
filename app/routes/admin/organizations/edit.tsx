import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import {
  editOrganization,
  findLastEdit,
  findOrganizationForm,
  listSafetyContacts,
} from '#app/domain/organizations/edit-organization.server.ts'
import { agreeSchema, editSchema } from '#app/domain/organizations/organization.schema.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox, Select } from '#app/ui/field.tsx'
import { conflictWords } from './conflict-words.server.ts'
import { frameOf } from './frame.server.ts'
import { AgreedFields, ContactFields, NameFields } from './organization-fields.tsx'
import { choicesOf } from './organization-form.server.ts'

export const handle = { i18n: ['organizations', 'versions', 'fields'], failure: { load: 'organization', act: 'save' } }
export const meta = pageMeta

/** Administrators of the organisation edit its own data; administrators of the site also edit the agreed terms. */
const schemaOf = (staff: Staff) => (staff.may('agree') ? agreeSchema : editSchema)

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'edit')
  const { t } = reading(args, 'organizations')
  const { name } = frameOf(args, staff)
  const [kept, contacts, choices] = await Promise.all([
    findOrganizationForm(staff),
    listSafetyContacts(staff.organization.id),
    choicesOf(args),
  ])
  return {
    page: headOf(args, { title: t('edit.title', { name }), description: t('description') }),
    orgId: staff.organization.id,
    name,
    kept,
    agrees: staff.may('agree'),
    constraint: constraintOf(schemaOf(staff)),
    choices,
    contacts: contacts.map(({ userId, user }) => ({
      value: userId,
      label: `${user.profile?.lastName ?? ''} ${user.profile?.firstName ?? ''}`.trim(),
    })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'edit')
  const orgId = staff.organization.id
  const kept = await findOrganizationForm(staff)
  const form = await readVersioned(args, schemaOf(staff), kept)
  if (form.refused) return form.refused
  const words = async () => conflictWords(args, orgId, await findLastEdit(orgId))
  if (form.conflict) return conflictAnswer(args, form.conflict, await words())

  const { version } = kept
  const outcome = await editOrganization(staff, form.value, { version, declined: form.declined })
  const raced = outcome === 'conflict' && form.raced(await findOrganizationForm(staff))
  if (raced) return conflictAnswer(args, raced, await words())
  if (outcome === 'unknown-city') return form.refuse({ cityId: 'invalid' })
  if (outcome === 'unknown-person') return form.refuse({ safetyContactId: 'invalid' })
  return redirectWithToast(adminPathOf('organization', { orgId }), 'saved')
}

type Answer = { conflict?: WordedConflict }

export default function EditOrganizationPage() {
  const { orgId, name, kept, agrees, constraint, choices, contacts } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { t } = useTranslation('organizations')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('organizations'),
  })
  const leave = adminPathOf('organization', { orgId })
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} leave={leave} />
  return (
    <FormPage
      form={form}
      title={t('edit.title', { name })}
      hidden={<KeptVersion form={form} />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={leave}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <NameFields form={form} cities={choices.cities} />
      {agrees ? <AgreedFields form={form} types={choices.types} states={choices.states} /> : null}
      <ContactFields form={form} />
      <Select
        {...form.choice('safetyContactId')}
        label={t('safetyContactId')}
        hint={t('safetyHint')}
        placeholder={t('noPerson')}
        options={contacts}
        optional
      />
      <Checkbox {...form.box('teamsWithOthers')} label={t('teamsWithOthers')} hint={t('teamsHint')} />
    </FormPage>
  )
}
