import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { changeStudents, giveSlips, type Tally } from '#app/domain/organizations/student-acts.server.ts'
import { actSchemas } from '#app/domain/organizations/student.schema.ts'
import type { StudentAct } from '#app/domain/organizations/students-query.ts'
import { readForm } from '#app/forms/form.server.ts'

type Chosen = { memberId: string; firstName: string; lastName: string }[]
type Because = Tally['refused'][number]['because']

/** Result of a bulk action: numbers of changed and unchanged pupils, and the refused ones by reason. `at` identifies
 *  the created slips. */
export type ActResult = {
  done: number
  same: number
  refused: { because: Because; names: string[] }[]
  at: string | null
}

/** Applies an action to the selected pupils. Returns the result, or the form with its errors. */
export async function performAct(args: ActionFunctionArgs, staff: Staff, act: StudentAct, chosen: Chosen) {
  const ids = chosen.map(({ memberId }) => memberId)
  if (act === 'group') {
    const form = await readForm(args, actSchemas.group)
    if (form.refused) return form.refused
    const tally = await changeStudents(staff, ids, { groupId: form.value.groupId })
    if (tally.refused.some(({ because }) => because === 'unknown-group'))
      return form.refuse({ groupId: 'unknownGroup' })
    return summarize(tally, chosen)
  }
  if (act === 'status') {
    const form = await readForm(args, actSchemas.status)
    if (form.refused) return form.refused
    const { status, reason } = form.value
    const statusReason = status === 'ACTIVE' ? null : (reason ?? null)
    return summarize(await changeStudents(staff, ids, { status, statusReason }), chosen)
  }
  if (act === 'password') {
    const form = await readForm(args, actSchemas.password)
    if (form.refused) return form.refused
    const { at, ...tally } = await giveSlips(staff, ids, form.value.idempotencyKey)
    return summarize(tally, chosen, at)
  }
  return summarize(await changeStudents(staff, ids, 'remove'), chosen)
}

function summarize({ done, same, refused }: Tally, chosen: Chosen, at: Date | null = null) {
  const names = new Map(chosen.map(({ memberId, firstName, lastName }) => [memberId, `${lastName} ${firstName}`]))
  const reasons = [...new Set(refused.map(({ because }) => because))]
  const result: ActResult = {
    done,
    same,
    refused: reasons.map(because => ({
      because,
      names: refused.filter(one => one.because === because).map(({ memberId }) => names.get(memberId) ?? ''),
    })),
    at: at?.toISOString() ?? null,
  }
  return data({ result })
}
