import type { ReactNode } from 'react'
import * as css from './aside-parts.css.ts'

/** Secondary content beside a list. */
export function AsideParts({ children }: { children: ReactNode }) {
  return <div className={css.parts}>{children}</div>
}
