import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'

/** A part of a page under its heading, over the whole width. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}
