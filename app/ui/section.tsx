import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'

/** A section of a page with a heading, at full width. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}
