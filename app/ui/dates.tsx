import type { ReactNode } from 'react'
import * as css from './dates.css.ts'
import { Link } from './link.tsx'
import { Small } from './prose.tsx'
import * as thumb from './thumb.css.ts'

export type Dated = { id: string; on: string; date: string; title: ReactNode; to?: string; text?: ReactNode }

/** Dated events: `on` is the machine-readable date, `date` the formatted one. */
export function Dates({ items }: { items: Dated[] }) {
  return (
    <ol className={css.dates}>
      {items.map(({ id, on, date, title, to, text }) => (
        <li key={id}>
          <time dateTime={on}>{date}</time>
          <div>
            {to ? (
              <Link className={thumb.link} to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
            {text ? <Small>{text}</Small> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
