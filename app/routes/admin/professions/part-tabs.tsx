import { useTranslation } from '#app/i18n/use-translation.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { LoadedProfessionForm } from './edit.tsx'

/** Tabs of the form's parts, with the number of missing fields in each. */
export function PartTabs({ loaded: { parts, part: current } }: { loaded: LoadedProfessionForm }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Tabs
      label={t('parts')}
      items={parts.map(({ part, to, label, lacks }) => ({
        to,
        label,
        count: lacks || undefined,
        current: part === current,
      }))}
    />
  )
}
