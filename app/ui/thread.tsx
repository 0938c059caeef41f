import type { ReactNode } from 'react'
import * as css from './thread.css.ts'

/** Comments in a column; replies are indented. */
export function Thread({ children }: { children: ReactNode }) {
  return <ol className={css.thread}>{children}</ol>
}

export function ThreadEntry({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li className={css.entry} id={id}>
      {children}
    </li>
  )
}
