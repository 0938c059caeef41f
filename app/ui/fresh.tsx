import type { ReactNode } from 'react'
import * as css from './fresh.css.ts'

/** Says what has come meanwhile, over the list it belongs to. */
export function Fresh({ children }: { children: ReactNode }) {
  return (
    <div className={css.fresh} aria-live="polite">
      {children}
    </div>
  )
}
