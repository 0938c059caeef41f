import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { systemRoles } from '#app/domain/access/roles.ts'
import { checkOwnPassword } from '#app/domain/accounts/own-password.server.ts'
import { setSystemRole } from '#app/domain/accounts/standing.server.ts'
import { roleFields } from '#app/domain/accounts/standing-fields.ts'
import { roleSchema } from '#app/domain/accounts/user.schema.ts'
import { findUser } from '#app/domain/accounts/user-page.server.ts'
import { fieldsVersion } from '#app/domain/content/history.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { RadioGroup } from '#app/ui/field.tsx'
import { conflictWords } from './conflict-words.server.ts'
import { managedUser } from './managed-user.server.ts'
import { OwnPassword, UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields', 'versions'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'role')
  const { t } = reading(args, 'users')
  return {
    page: headOf(args, { title: t('role.title'), description: t('description') }),
    ...{ id: user.id, name, roles: systemRoles, kept: keptOf(user) },
    constraint: constraintOf(roleSchema),
  }
}

function keptOf(user: { systemRole: string }) {
  const values = roleFields(user)
  return { version: fieldsVersion(values), values }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'role')
  const kept = keptOf(user)
  const form = await readVersioned(args, roleSchema, kept)
  if (form.refused) return form.refused
  const words = () => conflictWords(args, user.id, 'account.role-changed')
  if (form.conflict) return conflictAnswer(args, form.conflict, await words())
  const { password, role } = form.value
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return form.refuse({ password: checked })
  const outcome = await setSystemRole(user.id, role, viewer.id, { ...kept, declined: form.declined })
  if (outcome === 'last-super-admin') return form.refuse({ role: 'lastSuperAdmin' })
  const now = outcome === 'conflict' ? await findUser(viewer, user.id) : null
  const raced = now && form.raced(keptOf(now))
  if (raced) return conflictAnswer(args, raced, await words())
  return redirectWithToast(adminPathOf('user', { userId: user.id }), 'saved')
}

export default function UserRolePage() {
  const { id, name, roles, kept, constraint } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('users')
  const form = useUserForm(constraint, {
    ...kept.values,
    ...versionDefaults(kept),
  })
  if (conflict) {
    return (
      <ConflictPage conflict={conflict} leave={adminPathOf('user', { userId: id })}>
        <OwnPassword form={form} />
      </ConflictPage>
    )
  }
  return (
    <UserForm
      form={form}
      userId={id}
      name={name}
      title={t('role.title')}
      text={t('role.lead')}
      hidden={<KeptVersion form={form} />}
    >
      <RadioGroup
        {...form.choice('role')}
        legend={t('role')}
        options={roles.map(value => ({ value, label: t(`role.${value}`) }))}
      />
      <OwnPassword form={form} />
    </UserForm>
  )
}
