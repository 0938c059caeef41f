import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'

/** Breadcrumbs back to the admission overview. Routes that use it add `admin` to their catalogues. */
export function CycleCrumbs({ here }: { here: string }) {
  const { t } = useTranslation('admin')
  return <Crumbs items={[{ to: adminPathOf('admissionCycle'), label: t('admissionCycle') }, { label: here }]} />
}
