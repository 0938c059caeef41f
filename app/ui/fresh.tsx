import type { ReactNode } from 'react'
import * as css from './fresh.css.ts'

/** Announces new items above the list they belong to. */
export function Fresh({ children }: { children: ReactNode }) {
  return (
    <div className={css.fresh} aria-live="polite">
      {children}
    </div>
  )
}
