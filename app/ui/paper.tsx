import type { ReactNode } from 'react'
import * as css from './paper.css.ts'
import { Stack } from './layout.tsx'
import { Small } from './prose.tsx'

type SheetProps = {
  foot: { text: ReactNode; page: ReactNode }
  /** Prints larger, for a sheet with little text. */
  roomy?: boolean
  children: ReactNode
}

/** One sheet of A4 with a footer. */
export function PaperSheet({ foot, roomy = false, children }: SheetProps) {
  return (
    <div className={roomy ? `${css.sheet} ${css.roomy}` : css.sheet}>
      {children}
      <p className={css.foot}>
        <span>{foot.text}</span>
        <span>{foot.page}</span>
      </p>
    </div>
  )
}

/** Content with its date beside it. */
export function Dated({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <div className={css.dated}>
      <Small as="div">{when}</Small>
      <Stack gap="s">{children}</Stack>
    </div>
  )
}
