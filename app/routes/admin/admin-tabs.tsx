import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { SectionTabs } from '#app/ui/section-tabs.tsx'

const sections = [
  'analytics',
  'users',
  'organizations',
  'applications',
  'locations',
  'materials',
  'adminTests',
  'audit',
] as const

/** The parts of the admin area that concern the whole site, for the super roles. Its route adds `admin` to its
 *  catalogues. */
export function AdminTabs({ current }: { current: (typeof sections)[number] }) {
  const { t } = useTranslation('admin')
  return (
    <SectionTabs
      label={t('sections')}
      items={sections.map(name => ({ to: adminPathOf(name), label: t(name), current: name === current }))}
    />
  )
}
