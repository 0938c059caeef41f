import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { subscriptionFields } from '#app/domain/accounts/standing-fields.ts'
import { addedMonths, type SubscriptionForm, subscriptionSchema } from '#app/domain/accounts/user.schema.ts'
import { giveSubscription, type SubscriptionConflict } from '#app/domain/accounts/users.server.ts'
import { fieldsVersion } from '#app/domain/content/history.server.ts'
import { conflictAnswer, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Field, RadioGroup } from '#app/ui/field.tsx'
import { conflictWords } from './conflict-words.server.ts'
import { managedUser } from './managed-user.server.ts'
import { UserForm, useUserForm } from './user-form.tsx'

export const handle = { i18n: ['users', 'fields', 'versions'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { user, name } = await managedUser(args, 'subscription')
  const { t, language } = reading(args, 'users')
  const { id, paidUntil } = user
  const now = new Date()
  const runs = paidUntil !== null && paidUntil > now
  const kept = subscriptionFields(paidUntil, now)
  return {
    page: headOf(args, { title: t('subscription.title'), description: t('description') }),
    id,
    name,
    now: runs
      ? t('subscription.runs', { date: dateText(paidUntil.toISOString(), language) ?? '' })
      : t('subscription.runsNot'),
    kept: { version: String(fieldsVersion(kept)), was: kept.paidUntil },
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
  if (typeof outcome === 'object') {
    const words = await conflictWords(args, user.id, 'account.subscription-changed')
    return conflictAnswer(args, conflictOf(form.value, outcome), words)
  }
  return redirectWithToast(adminPathOf('user', { userId: user.id }), 'saved')
}

/** Returns both versions of a subscription: the saved end date, and the date this form would set from the one it was
 *  loaded with. */
function conflictOf({ was = '', choosing, idempotencyKey }: SubscriptionForm, found: SubscriptionConflict) {
  const { version, theirs, mine } = found
  return {
    ...{ version, base: JSON.stringify({ paidUntil: was }), again: choosing === 'on' },
    hidden: { idempotencyKey, was, until: mine, change: mine === '' ? 'end' : 'until' },
    differences: [{ name: 'paidUntil', changedBy: 'both' as const, base: was, theirs, mine }],
  }
}

export default function UserSubscriptionPage() {
  const { id, name, now, kept, changes, idempotencyKey, constraint } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('users')
  const form = useUserForm(constraint, kept)
  if (conflict) return <ConflictPage conflict={conflict} leave={adminPathOf('user', { userId: id })} />
  return (
    <UserForm
      form={form}
      userId={id}
      name={name}
      title={t('subscription.title')}
      text={now}
      hidden={
        <>
          <IdempotencyKeyField id={idempotencyKey} />
          <input type="hidden" name="version" value={form.field('version').defaultValue ?? ''} />
          <input type="hidden" name="was" value={form.field('was').defaultValue ?? ''} />
        </>
      }
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
