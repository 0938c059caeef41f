import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { groupSchema } from '#app/domain/organizations/group.schema.ts'
import { createGroup, listMentors } from '#app/domain/organizations/groups.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { GroupFields } from './group-fields.tsx'

export const handle = { i18n: ['groups', 'fields'], failure: { load: 'groups', act: 'group' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'groups')
  return {
    page: headOf(args, { title: t('newTitle'), description: t('description') }),
    constraint: constraintOf(groupSchema),
    back: adminPathOf('groups', { orgId: staff.organization.id }),
    mentors: await listMentors(staff),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const form = await readForm(args, groupSchema)
  if (form.refused) return form.refused
  const made = await createGroup(staff, form.value)
  if (made === 'taken') return form.refuse({ code: 'codeTaken' })
  if (made === 'unknown-mentor') return form.refuse({ mentorId: 'mentorUnknown' })
  const to = adminPathOf('group', { orgId: staff.organization.id, groupId: made.id })
  return redirectWithToast(to, 'saved')
}

export default function NewGroupPage() {
  const { constraint, back, mentors } = useLoaderData<typeof loader>()
  const { t } = useTranslation('groups')
  const form = useForm({ constraint, message: useFieldMessage('groups') })
  return (
    <FormPage
      form={form}
      title={t('newTitle')}
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={back}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <GroupFields form={form} mentors={mentors} />
    </FormPage>
  )
}
