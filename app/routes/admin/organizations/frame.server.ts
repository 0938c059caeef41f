import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Permission } from '#app/domain/organizations/permissions.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { adminPathOf } from '#app/paths/admin.ts'

/** The parts of an organisation's administration, in the order of its menu, and who sees each. A part with pages adds
 *  its line here and its word to `school`. */
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

/** What every page of an organisation says around its own content: whose it is and which other parts there are. */
export function frameOf(args: GuardArgs, { viewer, organization, may }: Staff) {
  const { t, language } = reading(args, 'school')
  const name = inLanguage(organization.name, language)
  const orgId = organization.id
  const own = sections
    .filter(([, permission]) => may(permission))
    .map(([section]) => ({ section, to: adminPathOf(section, { orgId }), label: t(`section.${section}`) }))
  // Its cases stand in a queue of their own, which the roles of the site find among their tabs.
  const moderation = { section: null, to: adminPathOf('moderation'), label: t('section.moderation') }
  return {
    name: name.text,
    nameLang: name.language,
    label: t('sections'),
    sections: isSuper(viewer) ? own : [...own, moderation],
  }
}

export type Frame = ReturnType<typeof frameOf>
