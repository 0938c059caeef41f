import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { archiveSchema } from '#app/domain/organizations/group.schema.ts'
import { archiveGroup, reopenGroup } from '#app/domain/organizations/group-years.server.ts'
import { findGroup, listPupilsOf } from '#app/domain/organizations/groups.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { noGroup } from './no-group.server.ts'

export const handle = { i18n: ['groups', 'fields'], failure: { load: 'groups', act: 'group' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'groups')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group) throw noGroup(staff)
  const { id: groupId, code, version, archivedAt } = group
  return {
    page: headOf(args, {
      title: t(archivedAt ? 'reopenTitle' : 'archiveTitle', { code }),
      description: t('description'),
    }),
    back: adminPathOf('group', { orgId: staff.organization.id, groupId }),
    archived: archivedAt !== null,
    version,
    left: (await listPupilsOf(staff, groupId)).count,
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group) throw noGroup(staff)
  const form = await readForm(args, archiveSchema)
  if (form.refused) return form.refused
  const groupId = group.id
  const { version, open } = form.value
  const outcome = open ? await reopenGroup(staff, groupId) : await archiveGroup(staff, groupId, version)
  if (outcome === null) throw noGroup(staff)
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  if (outcome === 'taken') return form.refuse({ '': 'codeTaken' })
  const to = adminPathOf('group', { orgId: staff.organization.id, groupId })
  return redirectWithToast(to, 'saved')
}

export default function ArchiveGroupPage() {
  const { page, back, archived, version, left } = useLoaderData<typeof loader>()
  const { t } = useTranslation('groups')
  const form = useForm({ message: useFieldMessage('groups') })
  const text = archived ? t('reopenText') : `${t('archiveText')} ${left > 0 ? t('archiveLeft', { count: left }) : ''}`
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={text.trim()}
      hidden={
        <>
          <input type="hidden" name="version" value={version} />
          {archived ? <input type="hidden" name="open" value="on" /> : null}
        </>
      }
      buttons={
        <>
          <Button kind="second">{t(archived ? 'reopen' : 'archiveNow')}</Button>
          <QuietLink to={back}>{t('cancel')}</QuietLink>
        </>
      }
    >
      {null}
    </FormPage>
  )
}
