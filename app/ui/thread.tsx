import type { ReactNode } from 'react'
import * as css from './thread.css.ts'

/** Answers one under another; those within an answer are set in. */
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
