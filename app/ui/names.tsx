import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import * as css from './names.css.ts'

type Name = { id: string; to: string; title: string; lang?: string; pin?: string }

/** Many names in a row; a pin marks those close to the reader. */
export function Names({ items }: { items: Name[] }) {
  return (
    <ul className={css.names}>
      {items.map(({ id, to, title, lang, pin }) => (
        <li key={id} lang={lang}>
          <Link to={to}>{title}</Link>
          {pin ? <span className={css.pin}>{pin}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** Explanatory text within a line. */
export function Voice({ children }: { children: ReactNode }) {
  return <i className={css.voice}>{children}</i>
}
