import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listHistory } from '#app/domain/organizations/member-history.server.ts'
import type { FoundMember } from '#app/domain/organizations/member-page.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { listOpenGroups } from '#app/domain/organizations/students.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { momentText } from '#app/i18n/format.server.ts'

/** Audit actions that saving the member form records. */
const saves: string[] = ['member.role-changed', 'member.status-changed', 'member.group-changed']

/** Returns the texts of an edit conflict of a member: who saved it and when, labels of the fields, texts of the values. */
export async function conflictWords(args: GuardArgs, staff: Staff, member: FoundMember) {
  const { t, language } = reading(args, 'students')
  const [groups, history] = await Promise.all([listOpenGroups(staff), listHistory(staff, member, null)])
  const last = history?.events.find(({ action }) => saves.includes(action))
  const codes = new Map([...groups, ...(member.group ? [member.group] : [])].map(({ id, code }) => [id, code]))
  return {
    by: last && last.by !== 'self' ? last.by.name : null,
    at: last ? momentText(last.at.toISOString(), language) : '',
    label: (name: string) => t(`field.${name}` as Key<'students'>),
    value: (name: string, value: string) => {
      if (name === 'groupId') return codes.get(value) ?? value
      return name === 'role' || name === 'status' ? t(`${name}.${value}` as Key<'students'>) : value
    },
  }
}
