import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SectionTabs } from '#app/ui/section-tabs.tsx'

const sections = ['settings', 'academic', 'credentials', 'mySchool', 'wishes', 'privacySettings', 'myData'] as const

type SettingsPageProps = {
  current: (typeof sections)[number]
  /** Title of a page below a tab; by default the title of the tab. */
  title?: string
  lead?: ReactNode
  errors?: { id: string; message: string }[]
  aside?: ReactNode
  children: ReactNode
}

/** Page of the settings: tabs, title, errors and content. Routes that use it add `settings` to their catalogues. */
export function SettingsPage({ current, title, lead, errors = [], aside, children }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  return (
    <Sheet>
      <Stack gap="l">
        <SectionTabs
          label={t('sections')}
          items={sections.map(name => ({ to: pathOf(name), label: t(name), current: name === current }))}
        />
        <Split
          main={
            <Stack gap="l">
              <ErrorSummary errors={errors} />
              <PageTitle title={title ?? t(`${current}.title`)} lead={lead} />
              {children}
            </Stack>
          }
          aside={aside}
        />
      </Stack>
    </Sheet>
  )
}
