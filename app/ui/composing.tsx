import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import * as css from './composing.css.ts'

export type ComposingProps = {
  summary: string
  /** The author's initials, and their avatar if there is one. */
  self: { initials: string; src?: string }
  open: boolean
  children: ReactNode
}

/** A form that looks like a field until it is opened. */
export function Composing({ summary, self, open, children }: ComposingProps) {
  return (
    <details className={css.composing} open={open}>
      <summary>
        <Avatar {...self} />
        {summary}
      </summary>
      {children}
    </details>
  )
}
