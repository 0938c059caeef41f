import { QuietLink } from './button.tsx'
import { Cached } from './cached.tsx'
import { pagination } from './pagination.css.ts'

type Step = { to: string; label: string }

/** Links to the previous and next page of a growing list. It is paged by cursor, so there are no page numbers. */
export function Pagination({ label, previous, next }: { label: string; previous?: Step; next?: Step }) {
  if (!previous && !next) return null
  return (
    <Cached as="nav" of={['pages', previous, next]} aria-label={label}>
      <ul className={pagination}>
        {previous ? (
          <li>
            <QuietLink to={previous.to} rel="prev" back>
              {previous.label}
            </QuietLink>
          </li>
        ) : null}
        {next ? (
          <li>
            <QuietLink to={next.to} rel="next" forward>
              {next.label}
            </QuietLink>
          </li>
        ) : null}
      </ul>
    </Cached>
  )
}
