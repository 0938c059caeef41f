import type { ReactNode } from 'react'
import * as css from './verbatim.css.ts'

/** Text exactly as it was written, with its line breaks. */
export function Verbatim({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div className={css.words} lang={lang}>
      {children}
    </div>
  )
}

/** Code exactly as it was written; long lines wrap. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={css.code}>
      <code>{children}</code>
    </pre>
  )
}
