import type { ReactNode } from 'react'
import * as css from './brief.css.ts'
import { Sheet } from './layout.tsx'

/** Shows one line on a phone and the full content on wider screens. Only one of them is displayed and read aloud. */
export function Brief({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={css.line}>{line}</div>
      <div className={css.whole}>{children}</div>
    </>
  )
}

/** Content below a head with a `Brief`. */
export function Below({ children }: { children: ReactNode }) {
  return (
    <div className={css.below}>
      <Sheet>{children}</Sheet>
    </div>
  )
}
