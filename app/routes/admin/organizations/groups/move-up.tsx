import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { moveUpSchema } from '#app/domain/organizations/group.schema.ts'
import { moveUp, previewMove } from '#app/domain/organizations/group-years.server.ts'
import { findGroup } from '#app/domain/organizations/groups.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TickBox } from '#app/ui/tick-box.tsx'
import { noGroup } from './no-group.server.ts'

export const handle = { i18n: ['groups', 'fields'], failure: { load: 'groups', act: 'group' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'groups')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group || group.archivedAt) throw noGroup(staff)
  const { id: groupId, code, version } = group
  const wanted = new URL(args.request.url).searchParams.get('code')?.slice(0, 20) ?? null
  const preview = wanted ? await previewMove(staff, groupId, wanted) : null
  return {
    page: headOf(args, { title: t('moveUpTitle', { code }), description: t('description') }),
    constraint: constraintOf(moveUpSchema),
    here: adminPathOf('moveUpGroup', { orgId: staff.organization.id, groupId }),
    back: adminPathOf('group', { orgId: staff.organization.id, groupId }),
    version,
    wanted: wanted ?? nextCode(code),
    preview: preview === 'same-group' ? null : preview,
    same: preview === 'same-group',
  }
}

/** Returns the code of a class in the next school year: its first number plus one. */
function nextCode(code: string) {
  return code.replace(/\d+/, year => String(Number(year) + 1))
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group) throw noGroup(staff)
  const form = await readForm(args, moveUpSchema)
  if (form.refused) return form.refused
  const { code, version, archive, sure } = form.value
  const orgId = staff.organization.id
  const groupId = group.id
  if (!sure) throw redirect(adminPathOf('moveUpGroup', { orgId, groupId }, { code }))
  const moved = await moveUp(staff, groupId, { code, version, archive: archive === 'on' })
  if (moved === null) throw noGroup(staff)
  if (moved === 'same-group') return form.refuse({ code: 'sameGroup' })
  if (moved === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  const to = adminPathOf('group', { orgId, groupId: moved.targetId })
  return redirectWithToast(to, 'saved')
}

export default function MoveUpPage() {
  const { page, constraint, here, back, version, wanted, preview, same } = useLoaderData<typeof loader>()
  const { t } = useTranslation('groups')
  const form = useForm({ constraint, defaults: { code: wanted }, message: useFieldMessage('groups') })
  const ready = preview !== null && !form.refused
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('moveUpLead')}
      action={here}
      notice={
        preview ? (
          <Alert tone="info" title={t('preview.title', { count: preview.moving })}>
            <ul>
              <li>
                {preview.target
                  ? t('preview.known', { code: preview.target.code, count: preview.target.pupils })
                  : t('preview.made', { code: wanted })}
              </li>
              {preview.staying > 0 ? <li>{t('preview.staying', { count: preview.staying })}</li> : null}
              {preview.year === null ? null : <li>{t('preview.year', { year: preview.year })}</li>}
            </ul>
          </Alert>
        ) : same ? (
          <Alert tone="warn" title={t('invalid.sameGroup')} />
        ) : null
      }
      hidden={
        <>
          <input type="hidden" name="version" value={version} />
          {ready ? <input type="hidden" name="sure" value="on" /> : null}
        </>
      }
      buttons={
        <>
          <Button>{t(ready ? 'moveAll' : 'showPreview')}</Button>
          <QuietLink to={back}>{t('cancel')}</QuietLink>
        </>
      }
    >
      {ready ? (
        <>
          <input type="hidden" name="code" value={wanted} />
          <TickBox id="archive" name="archive" label={t('archiveToo')} hint={t('archiveTooHint')} />
        </>
      ) : (
        <Field {...form.field('code')} label={t('newCode')} hint={t('newCodeHint')} autoComplete="off" />
      )}
    </FormPage>
  )
}
