import type { ReactNode } from 'react'
import * as css from './report.css.ts'

type Part = { children: ReactNode; lang?: string }

/** A page made to be printed too: on paper it closes up to two sheets of A4, and what cannot be pressed there is gone. */
export function Report(props: Part) {
  return <article className={css.report} {...props} />
}

/** Groups of rows, side by side on paper. */
export function ReportGroups({ children }: Part) {
  return <div className={css.groups}>{children}</div>
}

/** A fold that lies open on paper, and one there is no room for there. */
export function PaperFold({ children }: Part) {
  return <div className={css.paperFold}>{children}</div>
}

export function ScreenFold({ children }: Part) {
  return <div className={css.screenFold}>{children}</div>
}

/** What a printed sheet needs and a screen already shows, and the other way round. */
export function OnPaper({ children }: Part) {
  return <span className={css.onPaper}>{children}</span>
}

export function OnScreen({ children }: Part) {
  return <div className={css.onScreen}>{children}</div>
}
