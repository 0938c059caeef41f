import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { systemRoles } from '#app/domain/access/roles.ts'
import { checkOwnPassword } from '#app/domain/accounts/own-password.server.ts'
import { setSystemRole } from '#app/domain/accounts/standing.server.ts'
import { roleSchema } from '#app/domain/accounts/user.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { RadioGroup } from '#app/ui/field.tsx'
import { managedUser } from './managed-user.server.ts'
import { OwnPassword, UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'role')
  const { t } = reading(args, 'users')
  return {
    page: headOf(args, { title: t('role.title'), description: t('description') }),
    ...{ id: user.id, name, role: user.systemRole, roles: systemRoles },
    constraint: constraintOf(roleSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'role')
  const form = await readForm(args, roleSchema)
  if (form.refused) return form.refused
  const { password, role } = form.value
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return form.refuse({ password: checked })
  const outcome = await setSystemRole(user.id, role, viewer.id)
  if (outcome === 'last-super-admin') return form.refuse({ role: 'lastSuperAdmin' })
  return redirect(adminPathOf('user', { userId: user.id }), { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export default function UserRolePage() {
  const { id, name, role, roles, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('users')
  const form = useUserForm(constraint, { role })
  return (
    <UserForm form={form} userId={id} name={name} title={t('role.title')} text={t('role.lead')}>
      <RadioGroup
        {...form.choice('role')}
        legend={t('role')}
        options={roles.map(value => ({ value, label: t(`role.${value}`) }))}
      />
      <OwnPassword form={form} />
    </UserForm>
  )
}
