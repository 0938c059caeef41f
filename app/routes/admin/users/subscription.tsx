import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { addedMonths, subscriptionSchema } from '#app/domain/accounts/user.schema.ts'
import { giveSubscription } from '#app/domain/accounts/users.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Field, RadioGroup } from '#app/ui/field.tsx'
import { managedUser } from './managed-user.server.ts'
import { UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'subscription')
  const { t, language } = reading(args, 'users')
  const { id, paidUntil } = user
  const runs = paidUntil !== null && paidUntil > new Date()
  return {
    page: headOf(args, { title: t('subscription.title'), description: t('description') }),
    id,
    name,
    now: runs
      ? t('subscription.runs', { date: dateText(paidUntil.toISOString(), language) ?? '' })
      : t('subscription.runsNot'),
    changes: [...addedMonths, 'until' as const, ...(runs ? (['end'] as const) : [])],
    idempotencyKey: newIdempotencyKey(),
    constraint: constraintOf(subscriptionSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'subscription')
  const form = await readForm(args, subscriptionSchema)
  if (form.refused) return form.refused
  const outcome = await giveSubscription(viewer, user.id, form.value)
  if (outcome === 'day-missing') return form.refuse({ until: 'dayMissing' })
  if (outcome === 'day-past') return form.refuse({ until: 'dayPast' })
  return redirect(adminPathOf('user', { userId: user.id }), { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export default function UserSubscriptionPage() {
  const { id, name, now, changes, idempotencyKey, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('users')
  const form = useUserForm(constraint)
  return (
    <UserForm
      form={form}
      userId={id}
      name={name}
      title={t('subscription.title')}
      text={now}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
    >
      <RadioGroup
        {...form.choice('change')}
        legend={t('subscription.change')}
        hint={t('subscription.changeHint')}
        options={changes.map(value => ({ value, label: t(`subscription.change.${value}`) }))}
      />
      <Field {...form.choice('until')} type="date" label={t('until')} hint={t('untilHint')} optional />
    </UserForm>
  )
}
