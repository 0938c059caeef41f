import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { newUserSchema } from '#app/domain/accounts/user.schema.ts'
import { findUser } from '#app/domain/accounts/user-page.server.ts'
import { createUser } from '#app/domain/accounts/users.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/layout.tsx'
import { LoginFields, PersonFields } from '../organizations/person-fields.tsx'
import { GivenPassword } from './given-password.tsx'

export const handle = { i18n: ['users', 'person', 'fields'], failure: { load: 'users' } }
export const meta = pageMeta
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const { t } = reading(args, 'users')
  return {
    page: headOf(args, { title: t('new.title'), description: t('description') }),
    constraint: constraintOf(newUserSchema),
    idempotencyKey: newIdempotencyKey(),
  }
}

/** Creates the account. The password is shown only once, in this response; repeating the request creates nothing and
 *  redirects to the list. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const form = await readForm(args, newUserSchema)
  if (form.refused) return form.refused
  const made = await createUser(viewer, form.value)
  if (made === 'again') return redirect(adminPathOf('users'))
  if ('field' in made) return form.refuse({ [made.field]: made.because })
  const user = await findUser(viewer, made.userId)
  const given = { userId: made.userId, name: user?.name ?? '', username: user?.username ?? '' }
  return data({ given: { ...given, password: made.password } })
}

type Given = { userId: string; name: string; username: string; password: string }

export default function NewUserPage() {
  const { constraint, idempotencyKey } = useLoaderData<typeof loader>()
  const given = useActionData<{ given?: Given }>()?.given
  const { t, language } = useTranslation('users')
  const form = useForm({ constraint, defaults: { language }, message: useFieldMessage('users', 'person') })
  if (given) {
    return (
      <Sheet narrow>
        <GivenPassword title={t('new.made')} {...given} />
      </Sheet>
    )
  }
  return (
    <FormPage
      form={form}
      title={t('new.title')}
      lead={t('new.lead')}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      wide
      buttons={
        <>
          <Button>{t('new.do')}</Button>
          <QuietLink to={adminPathOf('users')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <PersonFields form={form} languageLabel={t('language')} />
      <LoginFields form={form} usernameHint={t('usernameHint')} emailLabel={t('email')} />
    </FormPage>
  )
}
