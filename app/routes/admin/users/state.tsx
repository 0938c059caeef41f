import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { accountStates } from '#app/domain/accounts/account-states.ts'
import { setAccountState } from '#app/domain/accounts/standing.server.ts'
import { stateSchema } from '#app/domain/accounts/user.schema.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { endOf } from '#app/domain/calendar/day-bounds.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Field, RadioGroup, TextArea } from '#app/ui/field.tsx'
import { managedUser } from './managed-user.server.ts'
import { UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'state')
  const { t } = reading(args, 'users')
  const { id, state, stateReason, stateUntil } = user
  return {
    page: headOf(args, { title: t('state.title'), description: t('description') }),
    ...{ id, name, state, stateReason },
    until: stateUntil && calendarDay(stateUntil),
    states: accountStates,
    constraint: constraintOf(stateSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'state')
  const form = await readForm(args, stateSchema)
  if (form.refused) return form.refused
  const { state, reason, until } = form.value
  if (until && until < calendarDay(new Date())) return form.refuse({ until: 'dayPast' })
  const change = { state, reason: reason ?? null, until: until ? endOf(until) : null }
  const outcome = await setAccountState(user.id, change, viewer.id)
  if (outcome === 'last-super-admin') return form.refuse({ '': 'lastSuperAdmin' })
  return redirect(adminPathOf('user', { userId: user.id }), { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export default function UserStatePage() {
  const { id, name, state, stateReason, until, states, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('users')
  const form = useUserForm(constraint, { state, reason: stateReason, until })
  return (
    <UserForm form={form} userId={id} name={name} title={t('state.title')} text={t('state.lead')}>
      <RadioGroup
        {...form.choice('state')}
        legend={t('state')}
        options={states.map(value => ({ value, label: t(`state.${value}`) }))}
      />
      <TextArea {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} rows={2} optional />
      <Field {...form.choice('until')} type="date" label={t('stateUntil')} hint={t('stateUntilHint')} optional />
    </UserForm>
  )
}
