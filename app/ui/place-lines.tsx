import type { ReactNode } from 'react'
import * as css from './place-lines.css.ts'

/** Places in a column, each with a link to its page and an expandable line. */
export function PlaceLines({ items }: { items: { id: string; line: ReactNode }[] }) {
  return (
    <ul className={css.places}>
      {items.map(({ id, line }) => (
        <li key={id} id={id} className={css.placeLine}>
          {line}
        </li>
      ))}
    </ul>
  )
}
