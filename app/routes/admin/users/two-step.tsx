import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { checkOwnPassword } from '#app/domain/accounts/own-password.server.ts'
import { removeTwoStep } from '#app/domain/accounts/two-step.server.ts'
import { twoStepOffSchema } from '#app/domain/accounts/user.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { TextArea } from '#app/ui/field.tsx'
import { managedUser } from './managed-user.server.ts'
import { OwnPassword, UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'two-step')
  if (!user.twoStep) throw problem(args, 404)
  const { t } = reading(args, 'users')
  return {
    page: headOf(args, { title: t('two-step.title'), description: t('description') }),
    ...{ id: user.id, name },
    constraint: constraintOf(twoStepOffSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'two-step')
  const form = await readForm(args, twoStepOffSchema)
  if (form.refused) return form.refused
  const checked = await checkOwnPassword(viewer, form.value.password)
  if (checked !== 'right') return form.refuse({ password: checked })
  if (user.twoStep) await removeTwoStep(user.id, viewer.id, { reason: form.value.reason })
  return redirectWithToast(adminPathOf('user', { userId: user.id }), 'saved')
}

export default function UserTwoStepPage() {
  const { id, name, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('users')
  const form = useUserForm(constraint)
  return (
    <UserForm
      form={form}
      userId={id}
      name={name}
      title={t('two-step.title')}
      text={t('two-step.lead')}
      does={t('two-step.go')}
    >
      <TextArea {...form.field('reason')} label={t('two-step.offReason')} rows={2} />
      <OwnPassword form={form} />
    </UserForm>
  )
}
