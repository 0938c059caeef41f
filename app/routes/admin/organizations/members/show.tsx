import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { MemberRole } from '#app/domain/access/roles.ts'
import { listHistory } from '#app/domain/organizations/member-history.server.ts'
import { findMember, findProgress, memberForm, saveMember } from '#app/domain/organizations/member-page.server.ts'
import { managing } from '#app/domain/organizations/permissions.ts'
import { memberSchema } from '#app/domain/organizations/student.schema.ts'
import { listOpenGroups } from '#app/domain/organizations/students.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { historyTexts } from '#app/wording/schools/history-texts.server.ts'
import { memberFacts, progressTexts } from '#app/wording/schools/member-facts.server.ts'
import { type Frame, frameOf } from '../frame.server.ts'
import { pageOfRole } from '../role-pages.ts'
import { conflictWords } from './conflict-words.server.ts'
import { MemberSections } from './member-sections.tsx'

export const handle = { i18n: ['students', 'versions', 'fields'], failure: { load: 'member', act: 'memberChange' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'students')
  const member = await findMember(staff, args.params.memberId ?? '')
  if (!member) throw problem(args, 404)
  const pupil = member.role === 'ORG_STUDENT'
  const [history, progress, groups] = await Promise.all([
    listHistory(staff, member, new URL(args.request.url).searchParams.get('before')),
    pupil && member.status !== 'PENDING' ? findProgress(member.userId) : null,
    pupil && member.may.change ? listOpenGroups(staff) : [],
  ])
  if (!history) throw problem(args, 404)
  const name = `${member.profile.lastName} ${member.profile.firstName}`
  const frame = frameOf(args, staff)
  return {
    page: headOf(args, { title: `${name} — ${frame.name}`, description: reader.t('member.description') }),
    frame,
    ...{
      orgId: staff.organization.id,
      memberId: member.id,
      studentId: member.userId,
      name,
      pupil,
      list: listOf(frame, member.role as MemberRole),
    },
    ...{ own: member.own, lastAdmin: member.lastAdmin, may: member.may },
    status: member.status as 'ACTIVE',
    reason: member.statusReason,
    slipUntil: member.slipUntil && dateText(member.slipUntil.toISOString(), reader.language),
    facts: memberFacts(member, reader),
    progress: progress && progressTexts(progress, reader),
    kept: memberForm(member),
    // A closed group stays among the options while the pupil is in it.
    groups: member.group && !groups.some(({ id }) => id === member.groupId) ? [...groups, member.group] : groups,
    history: historyTexts(history, reading(args, 'memberTexts')),
    next: history.next,
    constraint: constraintOf(memberSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const memberId = args.params.memberId ?? ''
  const member = await findMember(staff, memberId)
  if (!member) throw problem(args, 404)
  if (!staff.may(managing(member.role))) throw problem(args, 403)
  const form = await readVersioned(args, memberSchema, memberForm(member))
  if (form.refused) return form.refused
  if (form.conflict) return conflictAnswer(args, form.conflict, await conflictWords(args, staff, member))

  const outcome = await saveMember(staff, member, form.value)
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'conflict') {
    const now = await findMember(staff, memberId)
    const raced = now && form.raced(memberForm(now))
    if (raced) return conflictAnswer(args, raced, await conflictWords(args, staff, now))
  }
  if (outcome === 'unknown-group') return form.refuse({ groupId: 'unknownGroup' })
  if (outcome === 'last-admin' || outcome === 'oneself' || outcome === 'not-permitted') {
    return form.refuse({ '': refusals[outcome] })
  }
  const to = adminPathOf('member', { orgId: staff.organization.id, memberId })
  return redirectWithToast(to, 'saved')
}

/** Returns the list that contains the member, labelled as in the menu, or the overview when the viewer may not see that
 *  list. */
function listOf({ sections }: Frame, role: MemberRole) {
  const found = sections.find(({ section }) => section === pageOfRole[role]) ?? sections[0]!
  return { section: found.section, to: found.to, label: found.label }
}

const refusals = { 'last-admin': 'lastAdmin', oneself: 'oneself', 'not-permitted': 'notPermitted' } as const

export type LoadedMember = ReturnType<typeof useLoaderData<typeof loader>>

export default function MemberPage() {
  const loaded = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { orgId, memberId } = loaded
  if (conflict) return <ConflictPage conflict={conflict} leave={adminPathOf('member', { orgId, memberId })} />
  return <MemberSections loaded={loaded} />
}
