import type { ReactNode } from 'react'
import * as css from './place-lines.css.ts'

/** Places under one another, each with a name that leads to its page and a line that unfolds. */
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
