import type { ReactNode } from 'react'
import * as css from './aside-parts.css.ts'

/** What stands beside a list and is not what one came for. */
export function AsideParts({ children }: { children: ReactNode }) {
  return <div className={css.parts}>{children}</div>
}
