import type { ReactNode } from 'react'
import { QuietLink } from './button.tsx'
import * as css from './checked-list.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Item = { term: string; text: ReactNode; to: string; change: string | null }

/** Summary of entered values, each with a link to change it. `change` and the term form the link's name. */
export function CheckedList({ items }: { items: Item[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, text, to, change }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
          {change ? (
            <dd>
              <QuietLink to={to}>
                {change}
                <VisuallyHidden>: {term}</VisuallyHidden>
              </QuietLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
