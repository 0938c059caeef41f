import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import * as css from './names.css.ts'

type Name = { id: string; to: string; title: string; lang?: string; pin?: string }

/** Many names side by side; a pin stands at those the reader is near to. */
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

/** The voice that explains, within a line. */
export function Voice({ children }: { children: ReactNode }) {
  return <i className={css.voice}>{children}</i>
}
