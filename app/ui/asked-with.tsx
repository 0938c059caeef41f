import type { ReactNode } from 'react'
import * as css from './asked-with.css.ts'

/** A checkbox and fields that appear only while it is ticked, without script too. */
export function AskedWith({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <div className={css.asked}>
      {box}
      <div>{children}</div>
    </div>
  )
}
