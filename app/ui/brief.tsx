import type { ReactNode } from 'react'
import * as css from './brief.css.ts'
import { Sheet } from './layout.tsx'

/** What a phone says in one line, and a wider page at length: one of the two is shown and read out. */
export function Brief({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={css.line}>{line}</div>
      <div className={css.whole}>{children}</div>
    </>
  )
}

/** What stands under such a head. */
export function Below({ children }: { children: ReactNode }) {
  return (
    <div className={css.below}>
      <Sheet>{children}</Sheet>
    </div>
  )
}
