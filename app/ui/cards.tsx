import type { ReactNode } from 'react'
import * as css from './cards.css.ts'
import { Link } from './link.tsx'

export type CardItem = {
  id: string
  title: ReactNode
  lang?: string
  to?: string
  text: ReactNode
  /** The numbers behind it, in words. */
  evidence?: ReactNode
}

/** Statements side by side, each with a short heading. */
export function Cards({ items, heading: Heading = 'h3' }: { items: CardItem[]; heading?: 'h3' | 'h4' }) {
  return (
    <ul className={css.cards}>
      {items.map(({ id, title, lang, to, text, evidence }) => (
        <li key={id} lang={lang}>
          <Heading>{to ? <Link to={to}>{title}</Link> : title}</Heading>
          <p>{text}</p>
          {evidence ? <p className={css.voice}>{evidence}</p> : null}
        </li>
      ))}
    </ul>
  )
}
