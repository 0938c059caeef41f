import type { ReactNode } from 'react'
import { Stack } from '#app/ui/layout.tsx'

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}
