import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findLastGroupEdit, type FoundGroup, listMentors } from '#app/domain/organizations/groups.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { momentText } from '#app/i18n/format.server.ts'

const labels: Record<string, Key<'groups'>> = { code: 'code', year: 'year', mentorId: 'mentor' }

/** Returns the texts of an edit conflict of a group: who saved it and when, labels of the fields, texts of the values. */
export async function conflictWords(args: GuardArgs, staff: Staff, group: FoundGroup) {
  const { t, language } = reading(args, 'groups')
  const [mentors, { at, by }] = await Promise.all([listMentors(staff), findLastGroupEdit(staff, group.id)])
  const { firstName, lastName } = group.mentor?.profile ?? {}
  const saved = { id: group.mentorId, name: [lastName, firstName].filter(Boolean).join(' ') }
  return {
    by,
    at: at ? momentText(at.toISOString(), language) : '',
    label: (name: string) => t(labels[name]!),
    value: (name: string, value: string) =>
      (name === 'mentorId' && [...mentors, saved].find(({ id }) => id === value)?.name) || value,
  }
}
