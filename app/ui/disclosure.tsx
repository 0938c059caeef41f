import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

type DisclosureProps = { summary: ReactNode; open?: boolean; id?: string; lang?: string; children: ReactNode }

/** Optional content that opens without script and is printed open. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details className={css.disclosure} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

export function Faq({ items }: { items: { q: string; a: ReactNode }[] }) {
  return (
    <div className={css.faq}>
      {items.map(({ q, a }) => (
        <details className={css.question} key={q}>
          <summary>{q}</summary>
          <div className={css.answer}>{typeof a === 'string' ? <p>{a}</p> : a}</div>
        </details>
      ))}
    </div>
  )
}
