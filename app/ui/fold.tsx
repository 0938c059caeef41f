import type { ReactNode } from 'react'
import * as css from './fold.css.ts'
import { Link } from './link.tsx'
import { Sign } from './sign.tsx'

type FoldProps = {
  title: ReactNode
  /** A second line that describes the content. */
  says?: ReactNode
  as?: 'h2' | 'h3'
  /** Field of work whose sign is before the name. */
  field?: string
  /** Whether this is the reader's own field. */
  here?: boolean
  id?: string
  open?: boolean
  children: ReactNode
}

/** A collapsed part of a page that is not needed for the next step. */
export function Fold({ title, says, as: Heading = 'h2', field, here, id, open, children }: FoldProps) {
  return (
    <details className={field ? `${css.fold} ${css.signed}` : css.fold} id={id} open={open}>
      <summary>
        {field ? <Sign field={field} here={here} /> : null}
        <Heading>{title}</Heading>
        {says ? <span className={css.says}>{says}</span> : null}
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}

/** A fold with large content, which is loaded as a page of its own. */
type FoldLinkProps = Pick<FoldProps, 'title' | 'says' | 'field' | 'here' | 'id'> & { to: string }

export function FoldLink({ title, says, field, here, id, to }: FoldLinkProps) {
  return (
    <div className={field ? `${css.asked} ${css.askedSigned}` : css.asked} id={id}>
      {field ? <Sign field={field} here={here} /> : null}
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {says ? <span className={css.says}>{says}</span> : null}
    </div>
  )
}
