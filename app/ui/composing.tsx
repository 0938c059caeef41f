import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import * as css from './composing.css.ts'

type ComposingProps = { summary: string; initials: string; open: boolean; children: ReactNode }

/** A form that looks like a text field until it is opened. */
export function Composing({ summary, initials, open, children }: ComposingProps) {
  return (
    <details className={css.composing} open={open}>
      <summary>
        <Avatar initials={initials} />
        {summary}
      </summary>
      {children}
    </details>
  )
}
