import type { ReactNode } from 'react'
import * as css from './verbatim.css.ts'

/** Words exactly as they were written, line by line. */
export function Verbatim({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div className={css.words} lang={lang}>
      {children}
    </div>
  )
}

/** Code exactly as it was written; long lines are broken. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={css.code}>
      <code>{children}</code>
    </pre>
  )
}
