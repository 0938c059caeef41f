import type { ReactNode } from 'react'
import * as css from './head.css.ts'
import { Plate } from './sign.tsx'

type HeadProps = {
  /** Field of work whose sign is before the name. */
  field: string
  here: boolean
  children: ReactNode
}

/** The name of the page's subject with the sign of its field. */
export function Head({ field, here, children }: HeadProps) {
  return (
    <div className={css.head}>
      <Plate field={field} size="big" here={here} />
      <div>{children}</div>
    </div>
  )
}

type Fact = { term: string; text: ReactNode }

/** The beginning of a page with short facts beside it. */
export function WithFacts({ facts, children }: { facts: Fact[]; children: ReactNode }) {
  return (
    <div className={css.beside}>
      {children}
      <dl className={css.quick}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
