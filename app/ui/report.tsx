import type { ReactNode } from 'react'
import * as css from './report.css.ts'

type Part = { children: ReactNode; lang?: string }

/** A page that is also made for printing: it shrinks to two sheets of A4, without controls. */
export function Report(props: Part) {
  return <article className={css.report} {...props} />
}

/** Groups of rows, side by side in print. */
export function ReportGroups({ children }: Part) {
  return <div className={css.groups}>{children}</div>
}

/** `PaperFold` is open in print; `ScreenFold` is left out there. */
export function PaperFold({ children }: Part) {
  return <div className={css.paperFold}>{children}</div>
}

export function ScreenFold({ children }: Part) {
  return <div className={css.screenFold}>{children}</div>
}

/** `OnPaper` is only printed; `OnScreen` is only on screen. */
export function OnPaper({ children }: Part) {
  return <span className={css.onPaper}>{children}</span>
}

export function OnScreen({ children }: Part) {
  return <div className={css.onScreen}>{children}</div>
}
