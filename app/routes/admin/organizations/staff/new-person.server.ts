import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { newColleagueSchema } from '#app/domain/organizations/colleague.schema.ts'
import { addColleague } from '#app/domain/organizations/colleagues.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { adminPathOf } from '#app/paths/admin.ts'
import { addressOf, colleagueRoles, type Kind } from './kinds.ts'

export async function loadNewPerson(args: LoaderFunctionArgs, kind: Kind) {
  const staff = await guards.staffOf(args, 'manage-staff')
  const { t } = reading(args, 'staff')
  return {
    page: headOf(args, { title: t(`${kind}.add`), description: t(`${kind}.lead`) }),
    back: adminPathOf(addressOf[kind].list, { orgId: staff.organization.id }),
    kind,
    constraint: constraintOf(newColleagueSchema),
    idempotencyKey: newIdempotencyKey(),
  }
}

export type NewPerson = Awaited<ReturnType<typeof loadNewPerson>>

export async function addPerson(args: ActionFunctionArgs, kind: Kind) {
  const staff = await guards.staffOf(args, 'manage-staff')
  const form = await readForm(args, newColleagueSchema)
  if (form.refused) return form.refused
  const orgId = staff.organization.id
  const added = await addColleague(staff, colleagueRoles[kind], form.value)
  if (added === 'again') return redirect(adminPathOf(addressOf[kind].list, { orgId }))
  if ('field' in added) return form.refuse({ [added.field]: added.because })
  const to = adminPathOf('slips', { orgId }, { member: added.memberId })
  return redirectWithToast(to, 'saved')
}
