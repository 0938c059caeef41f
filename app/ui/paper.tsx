import type { ReactNode } from 'react'
import * as css from './paper.css.ts'
import { Stack } from './layout.tsx'
import { Small } from './prose.tsx'

type SheetProps = {
  foot: { said: ReactNode; page: ReactNode }
  /** Little stands on it: it is printed larger. */
  roomy?: boolean
  children: ReactNode
}

/** One sheet of A4, with the line at its foot. */
export function PaperSheet({ foot, roomy = false, children }: SheetProps) {
  return (
    <div className={roomy ? `${css.sheet} ${css.roomy}` : css.sheet}>
      {children}
      <p className={css.foot}>
        <span>{foot.said}</span>
        <span>{foot.page}</span>
      </p>
    </div>
  )
}

/** Something with its time beside it. */
export function Dated({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <div className={css.dated}>
      <Small as="div">{when}</Small>
      <Stack gap="s">{children}</Stack>
    </div>
  )
}
