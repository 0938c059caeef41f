import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import * as css from './banner.css.ts'
import { Sheet } from './layout.tsx'

/** An important message at the top of every page. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={css.banner}>
      <Sheet>
        <Alert tone="warn">{children}</Alert>
      </Sheet>
    </div>
  )
}
