import type { schoolOf, WaitingKind } from '#app/domain/way/waiting.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'

type Action = { to: string; label: string }

/** Lists what is waiting for a staff member, each with its link, and the default actions. */
export function staffTexts(
  school: ReturnType<typeof schoolOf>,
  waiting: ReadonlyMap<string, number>,
  { t }: Reader<'start'>,
) {
  const orgId = school?.id ?? ''
  const placeOf: Record<WaitingKind, () => string> = {
    requests: () => adminPathOf('joinRequests', { orgId }),
    notBegun: () => adminPathOf('students', { orgId }, { status: 'ACTIVE', progress: 'none' }),
    cases: () => adminPathOf('moderation'),
    appeals: () => adminPathOf('moderation', null, { tab: 'appeals' }),
    applications: () => adminPathOf('applications'),
  }
  const kinds = Object.keys(placeOf) as WaitingKind[]
  const waits = kinds.flatMap((kind): Action[] => {
    const count = waiting.get(kind)
    return count ? [{ to: placeOf[kind](), label: t(`staff.${kind}`, { count }) }] : []
  })
  const others: Action[] = school
    ? [
        { to: adminPathOf('organization', { orgId }), label: t('staff.overview') },
        ...(school.leads ? [{ to: adminPathOf('uploadStudents', { orgId }), label: t('staff.import') }] : []),
      ]
    : [{ to: adminPathOf('analytics'), label: t('staff.analytics') }]
  const title = t(waits.length > 0 ? 'staff.waits' : 'staff.nothing')
  // The collapsed line on phones names each kind of pending work with its number.
  const line = waits.map(({ label }) => label).join(' · ') || title
  return { title, line, actions: [...waits, ...others] }
}

export type StaffTexts = ReturnType<typeof staffTexts>
