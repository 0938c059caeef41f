import { useMatches } from '@remix-run/react'
import { type ReactNode, useContext, useMemo } from 'react'
import { withGroups } from '#app/i18n/group-words.ts'
import type { PageHead } from '#app/i18n/page.ts'
import { TranslationsContext } from '#app/i18n/use-translation.ts'

/** Uses the wording for groups if the loader of a page says that its organisation has groups instead of classes. */
export function GroupWords({ children }: { children: ReactNode }) {
  const found = useContext(TranslationsContext)
  const hasGroups = useMatches().some(({ data }) => (data as { page?: PageHead } | undefined)?.page?.hasGroups)
  const translations = useMemo(
    () =>
      hasGroups
        ? {
            ...found,
            messages: (namespace: Parameters<typeof found.messages>[0]) => withGroups(found.messages(namespace)),
          }
        : found,
    [found, hasGroups],
  )
  return <TranslationsContext.Provider value={translations}>{children}</TranslationsContext.Provider>
}
