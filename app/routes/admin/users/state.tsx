import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { accountStates } from '#app/domain/accounts/account-states.ts'
import { setAccountState } from '#app/domain/accounts/standing.server.ts'
import { stateFields } from '#app/domain/accounts/standing-fields.ts'
import { stateSchema } from '#app/domain/accounts/user.schema.ts'
import { findUser } from '#app/domain/accounts/user-page.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { endOf } from '#app/domain/calendar/day-bounds.ts'
import { fieldsVersion } from '#app/domain/content/history.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Field, RadioGroup, TextArea } from '#app/ui/field.tsx'
import { conflictWords } from './conflict-words.server.ts'
import { managedUser } from './managed-user.server.ts'
import { UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields', 'versions'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'state')
  const { t } = reading(args, 'users')
  const values = stateFields(user)
  return {
    page: headOf(args, { title: t('state.title'), description: t('description') }),
    ...{ id: user.id, name, kept: { version: fieldsVersion(values), values } },
    states: accountStates,
    constraint: constraintOf(stateSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'state')
  const values = stateFields(user)
  const kept = { version: fieldsVersion(values), values }
  const form = await readVersioned(args, stateSchema, kept)
  if (form.refused) return form.refused
  const words = () => conflictWords(args, user.id, 'account.state-changed')
  if (form.conflict) return conflictAnswer(args, form.conflict, await words())
  const { state, reason, until } = form.value
  if (until && until < calendarDay(new Date())) return form.refuse({ until: 'dayPast' })
  const change = { state, reason: reason ?? null, until: until ? endOf(until) : null }
  const outcome = await setAccountState(user.id, change, viewer.id, { ...kept, declined: form.declined })
  if (outcome === 'last-super-admin') return form.refuse({ '': 'lastSuperAdmin' })
  const now = outcome === 'conflict' ? await findUser(viewer, user.id) : null
  const raced = now && form.raced({ version: fieldsVersion(stateFields(now)), values: stateFields(now) })
  if (raced) return conflictAnswer(args, raced, await words())
  return redirectWithToast(adminPathOf('user', { userId: user.id }), 'saved')
}

export default function UserStatePage() {
  const { id, name, kept, states, constraint } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('users')
  const form = useUserForm(constraint, {
    ...kept.values,
    ...versionDefaults(kept),
  })
  if (conflict) return <ConflictPage conflict={conflict} leave={adminPathOf('user', { userId: id })} />
  return (
    <UserForm
      form={form}
      userId={id}
      name={name}
      title={t('state.title')}
      text={t('state.lead')}
      hidden={<KeptVersion form={form} />}
    >
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
