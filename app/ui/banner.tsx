import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import * as css from './banner.css.ts'
import { Sheet } from './layout.tsx'

/** What must be known on every page, above it. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={css.banner}>
      <Sheet>
        <Alert tone="warn">{children}</Alert>
      </Sheet>
    </div>
  )
}
