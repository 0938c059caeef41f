import type { ReactNode } from 'react'
import * as css from './footer.css.ts'
import { Cached } from './cached.tsx'
import { Sheet } from './layout.tsx'
import { Link } from './link.tsx'

type SiteFooterProps = { switches: ReactNode; links: { to: string; label: string }[]; note?: ReactNode }

/** The linked pages have no scripts, so each loads as a new document. */
export function SiteFooter({ switches, links, note }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <Sheet>
        <div className={css.inside}>
          <div className={css.switches}>{switches}</div>
          <Cached as="ul" of={['links', links]} className={css.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} reloadDocument>
                  {label}
                </Link>
              </li>
            ))}
          </Cached>
          {note ? <p>{note}</p> : null}
        </div>
      </Sheet>
    </footer>
  )
}
