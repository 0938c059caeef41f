import type { ReactNode } from 'react'
import * as css from './announcement.css.ts'
import { Sheet } from './layout.tsx'

/** Landmark at the top of every page for messages of the site; not printed. */
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
  /** Actions for the message: read more, hide it. */
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
