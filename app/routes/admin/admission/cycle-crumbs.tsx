import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'

/** The way back to what stands of the admission. Its route adds `admin` to its catalogues. */
export function CycleCrumbs({ here }: { here: string }) {
  const { t } = useTranslation('admin')
  return <Crumbs items={[{ to: adminPathOf('admissionCycle'), label: t('admissionCycle') }, { label: here }]} />
}
