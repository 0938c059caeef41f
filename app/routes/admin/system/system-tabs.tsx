import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Tabs } from '#app/ui/tabs.tsx'

const parts = ['system', 'announcements', 'switches'] as const

/** Tabs for operators of the site. Routes that use it add `admin` to their catalogues. */
export function SystemTabs({ current }: { current: (typeof parts)[number] }) {
  const { t } = useTranslation('admin')
  return (
    <Tabs
      label={t('system.parts')}
      items={parts.map(name => ({
        to: adminPathOf(name),
        label: t(`system.part.${name}`),
        current: name === current,
      }))}
    />
  )
}
