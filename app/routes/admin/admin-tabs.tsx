import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { SectionTabs } from '#app/ui/section-tabs.tsx'

const sections = [
  'analytics',
  'users',
  'organizations',
  'applications',
  'moderation',
  'locations',
  'materials',
  'helpLines',
  'adminInstitutions',
  'admissionCycle',
  'adminProfessions',
  'adminTests',
  'suggestions',
  'audit',
  'system',
] as const

/** Tabs of the admin sections that concern the whole site, for super roles; `system` only for operators. Routes that
 *  use it add `admin` to their catalogues. */
export function AdminTabs({ current }: { current: (typeof sections)[number] }) {
  const { t } = useTranslation('admin')
  const root = useRouteLoaderData<() => { viewer: { operates?: boolean; openCases?: number } | null }>('root')
  const shown = sections.filter(name => name !== 'system' || root?.viewer?.operates)
  return (
    <SectionTabs
      label={t('sections')}
      items={shown.map(name => ({
        ...{ to: adminPathOf(name), label: t(name), current: name === current },
        count: name === 'moderation' ? root?.viewer?.openCases : undefined,
      }))}
    />
  )
}
