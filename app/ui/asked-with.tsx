import type { ReactNode } from 'react'
import * as css from './asked-with.css.ts'

/** A box, and what is asked for only where it is ticked: it comes and goes with the mark, without script too. */
export function AskedWith({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <div className={css.asked}>
      {box}
      <div>{children}</div>
    </div>
  )
}
