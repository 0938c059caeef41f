import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { colleagueActSchema } from '#app/domain/organizations/colleague.schema.ts'
import { type ColleagueFilter, listColleagues } from '#app/domain/organizations/colleagues.server.ts'
import { changeMembers } from '#app/domain/organizations/members.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { frameOf } from '../frame.server.ts'
import { addressOf, colleagueRoles, type Kind } from './kinds.ts'

/** Loads one of the lists: staff, teachers or administrators. */
export async function loadPeople(args: LoaderFunctionArgs, kind: Kind) {
  const staff = await guards.staffOf(args, 'view-staff')
  const { t, language } = reading(args, 'staff')
  const asked = new URL(args.request.url).searchParams
  const filter = readFilter(asked)
  const after = asked.get('after')
  const found = await listColleagues(staff, colleagueRoles[kind], filter, after)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t(`${kind}.title`), description: t(`${kind}.lead`) }),
    frame: frameOf(args, staff),
    orgId: staff.organization.id,
    kind,
    filter,
    failed: asked.get('failed') === 'export',
    manages: staff.may('manage-staff'),
    people: found.people.map(({ lastSeen, groups, memberId, firstName, lastName, username, email, status }) => ({
      ...{ memberId, firstName, lastName, username, email, status },
      groups: groups.join(', '),
      seen: dateText(lastSeen?.toISOString() ?? null, language),
    })),
    next: found.next,
    further: after !== null,
  }
}

export type People = Awaited<ReturnType<typeof loadPeople>>

export function readFilter(asked: URLSearchParams): ColleagueFilter {
  const q = asked.get('q')?.trim().slice(0, 100) ?? ''
  return {
    q: Array.from(q).length >= 2 ? q : null,
    status: memberStatuses.find(one => one === asked.get('status')) ?? null,
  }
}

/** Changes the status of the selected people or, after a confirmation, removes them from the organisation. Replies with
 *  the reason of the first refusal. */
export async function actOnPeople(args: ActionFunctionArgs, kind: Kind) {
  const staff = await guards.staffOf(args, 'manage-staff')
  const form = await readForm(args, colleagueActSchema)
  if (form.refused) return form.refused
  const { memberIds, act, sure } = form.value
  if (act === 'remove' && !sure) return form.refuse({ sure: 'sureRequired' })
  const change = act === 'remove' ? 'remove' : { status: act }
  const { done, same, refused } = await changeMembers(staff, memberIds, change)
  const [first] = refused
  if (first) {
    const again = form.refuse({ '': refusalKeys[first.because] })
    return data({ ...again.data, tally: { done, same, refused: refused.length } }, { status: 400 })
  }
  const to = adminPathOf(addressOf[kind].list, { orgId: staff.organization.id })
  return redirectWithToast(to, 'saved')
}

const refusalKeys = {
  'last-admin': 'lastAdmin',
  oneself: 'oneself',
  'not-permitted': 'notPermitted',
  'unknown-group': 'unknownGroup',
} as const
