import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { groupSchema } from '#app/domain/organizations/group.schema.ts'
import { editGroup, findGroup, groupForm, listMentors } from '#app/domain/organizations/groups.server.ts'
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
import { conflictWords } from './conflict-words.server.ts'
import { GroupFields } from './group-fields.tsx'
import { noGroup } from './no-group.server.ts'

export const handle = { i18n: ['groups', 'versions', 'fields'], failure: { load: 'groups', act: 'group' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'groups')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group || group.archivedAt) throw noGroup(staff)
  const { id: groupId, code } = group
  return {
    page: headOf(args, { title: t('editTitle', { code }), description: t('description') }),
    constraint: constraintOf(groupSchema),
    back: adminPathOf('group', { orgId: staff.organization.id, groupId }),
    mentors: await listMentors(staff),
    kept: groupForm(group),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group || group.archivedAt) throw noGroup(staff)
  const form = await readVersioned(args, groupSchema, groupForm(group))
  if (form.refused) return form.refused
  if (form.conflict) return conflictAnswer(args, form.conflict, await conflictWords(args, staff, group))

  const edited = await editGroup(staff, group.id, { ...form.value, version: group.version }, form.declined)
  if (edited === 'conflict') {
    const now = await findGroup(staff, group.id)
    const raced = now && form.raced(groupForm(now))
    if (raced) return conflictAnswer(args, raced, await conflictWords(args, staff, now))
  }
  if (edited === null) throw noGroup(staff)
  if (edited === 'taken') return form.refuse({ code: 'codeTaken' })
  if (edited === 'unknown-mentor') return form.refuse({ mentorId: 'mentorUnknown' })
  const to = adminPathOf('group', { orgId: staff.organization.id, groupId: group.id })
  return redirectWithToast(to, 'saved')
}

export default function EditGroupPage() {
  const { page, constraint, back, mentors, kept } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('groups')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('groups'),
  })
  if (conflict) return <ConflictPage conflict={conflict} leave={back} />
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={<KeptVersion form={form} />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={back}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <GroupFields form={form} mentors={mentors} />
    </FormPage>
  )
}
