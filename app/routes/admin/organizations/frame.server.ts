import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Permission } from '#app/domain/organizations/permissions.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { adminPathOf } from '#app/paths/admin.ts'

/** Sections of an organisation's administration in menu order, with the permission each requires. A new section also
 *  needs a message in `school`. */
const sections = [
  ['organization', 'view'],
  ['students', 'view'],
  ['groups', 'view'],
  ['uploadStudents', 'manage-students'],
  ['teachers', 'view-staff'],
  ['staff', 'view-staff'],
  ['admins', 'view-staff'],
  ['orgAnalytics', 'view'],
] as const satisfies [string, Permission][]
export type Section = (typeof sections)[number][0]

/** Returns the name of the organisation and its sections, shown on each of its admin pages. */
export function frameOf(args: GuardArgs, { viewer, organization, may }: Staff) {
  const { t, language } = reading(args, 'school')
  const name = inLanguage(organization.name, language)
  const orgId = organization.id
  const own = sections
    .filter(([, permission]) => may(permission))
    .map(([section]) => ({ section, to: adminPathOf(section, { orgId }), label: t(`section.${section}`) }))
  // The organisation's moderation cases are in the common queue; roles of the whole site reach it through their own
  // tabs.
  const moderation = { section: null, to: adminPathOf('moderation'), label: t('section.moderation') }
  return {
    name: name.text,
    nameLang: name.language,
    label: t('sections'),
    sections: isSuper(viewer) ? own : [...own, moderation],
  }
}

export type Frame = ReturnType<typeof frameOf>
