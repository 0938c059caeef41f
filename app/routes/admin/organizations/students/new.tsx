import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { addStudent } from '#app/domain/organizations/add-student.server.ts'
import { newStudentSchema } from '#app/domain/organizations/student.schema.ts'
import { listOpenGroups } from '#app/domain/organizations/students.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { frameOf } from '../frame.server.ts'
import { type Double, Doubles, NewStudentFields } from './new-student-fields.tsx'

export const handle = { i18n: ['students', 'person', 'fields'], failure: { load: 'groups', act: 'memberAdd' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'students')
  return {
    page: headOf(args, { title: `${t('new.title')} — ${frameOf(args, staff).name}`, description: t('description') }),
    orgId: staff.organization.id,
    groups: await listOpenGroups(staff),
    constraint: constraintOf(newStudentSchema),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const form = await readForm(args, newStudentSchema)
  if (form.refused) return form.refused
  const orgId = staff.organization.id
  const added = await addStudent(staff, form.value)
  if (added === 'again') return redirect(adminPathOf('students', { orgId }))
  if ('memberId' in added) {
    const to = adminPathOf('slips', { orgId }, { member: added.memberId })
    return redirectWithToast(to, 'saved')
  }
  if (added.is === 'refused') return form.refuse({ [added.field]: added.because })
  const again = form.refuse({ another: 'doubles' })
  return data({ ...again.data, doubles: added.doubles }, { status: 400 })
}

export default function NewStudentPage() {
  const { orgId, groups, constraint, idempotencyKey } = useLoaderData<typeof loader>()
  const doubles = useActionData<{ doubles?: Double[] }>()?.doubles ?? []
  const { t, language } = useTranslation('students')
  const form = useForm({ constraint, defaults: { language }, message: useFieldMessage('students', 'person') })
  return (
    <FormPage
      form={form}
      title={t('new.title')}
      lead={t('new.lead')}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('new.submit')}</Button>
          <QuietLink to={adminPathOf('students', { orgId })}>{t('cancel')}</QuietLink>
        </>
      }
      wide
      margin={<Note title={t('new.next')}>{t('new.nextText')}</Note>}
    >
      <NewStudentFields form={form} groups={groups} />
      <Doubles form={form} doubles={doubles} orgId={orgId} />
    </FormPage>
  )
}
