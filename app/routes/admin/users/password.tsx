import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { giveOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { checkOwnPassword } from '#app/domain/accounts/own-password.server.ts'
import { givePasswordSchema } from '#app/domain/accounts/user.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet } from '#app/ui/layout.tsx'
import { GivenPassword } from './given-password.tsx'
import { managedUser } from './managed-user.server.ts'
import { OwnPassword, UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'password')
  const { t } = reading(args, 'users')
  return {
    page: headOf(args, { title: t('password.title'), description: t('description') }),
    ...{ id: user.id, username: user.username, name },
    constraint: constraintOf(givePasswordSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'password')
  const form = await readForm(args, givePasswordSchema)
  if (form.refused) return form.refused
  const checked = await checkOwnPassword(viewer, form.value.password)
  if (checked !== 'right') return form.refuse({ password: checked })
  return data({ given: await giveOneTimePassword(user.id, viewer.id) })
}

export default function UserPasswordPage() {
  const { id, name, username, constraint } = useLoaderData<typeof loader>()
  const given = useActionData<{ given?: string }>()?.given
  const { t } = useTranslation('users')
  const form = useUserForm(constraint)
  if (given) {
    return (
      <Sheet narrow>
        <GivenPassword title={t('password.title')} userId={id} name={name} username={username} password={given} />
      </Sheet>
    )
  }
  const follows = (
    <ul>
      {([1, 2, 3] as const).map(number => (
        <li key={number}>{t(`password.${number}`)}</li>
      ))}
    </ul>
  )
  return (
    <UserForm form={form} userId={id} name={name} title={t('password.title')} text={follows} does={t('password.go')}>
      <OwnPassword form={form} />
    </UserForm>
  )
}
