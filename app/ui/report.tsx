import type { ReactNode } from 'react'
import * as css from './report.css.ts'

type Part = { children: ReactNode; lang?: string }

/** A page made to be printed too: on paper it closes up to two sheets of A4, and what cannot be pressed there is gone. */
export function Report(props: Part) {
  return <article className={css.report} {...props} />
}

/** The first paragraphs, in the serif that speaks. */
export function Summary({ paragraphs, lang }: { paragraphs: string[]; lang?: string }) {
  return (
    <div className={css.summary} lang={lang}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Groups of rows, side by side on paper. */
export function ReportGroups({ children }: Part) {
  return <div className={css.groups}>{children}</div>
}

/** A few things side by side. */
export function ReportColumns({ children }: Part) {
  return <div className={css.abreast}>{children}</div>
}

/** A list of things with much to say of each: in two columns on paper. */
export function ReportList({ children }: Part) {
  return <div className={css.paired}>{children}</div>
}

/** Points with short headings of their own, one level below the section's. */
export function Points({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={css.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** What a printed sheet needs and a screen already shows, and the other way round. */
export function OnPaper({ children }: Part) {
  return <p className={css.onPaper}>{children}</p>
}

export function OnScreen({ children }: Part) {
  return <div className={css.onScreen}>{children}</div>
}
