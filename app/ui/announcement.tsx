import type { ReactNode } from 'react'
import * as css from './announcement.css.ts'
import { Sheet } from './layout.tsx'

/** What the site tells on every page, above it and on no paper. */
export function AnnouncementRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label}>
      <Sheet>
        <div className={css.region}>{children}</div>
      </Sheet>
    </aside>
  )
}

type AnnouncementProps = {
  tone: keyof typeof css.announcement
  lang?: string
  /** What can be done with it: read more, hide it. */
  actions: ReactNode
  children: ReactNode
}

export function Announcement({ tone, lang, actions, children }: AnnouncementProps) {
  return (
    <div className={css.announcement[tone]}>
      <p className={css.words} lang={lang}>
        {children}
      </p>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
