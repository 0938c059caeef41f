import { NeedleMark } from './axis.tsx'
import { Cached } from './cached.tsx'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import * as css from './whole-way.css.ts'

export type Stop = {
  id: string
  title: string
  to?: string
  /** State for screen readers, which do not see the cells. */
  state: string
  done: boolean
  here: boolean
}

/** The pupil's whole path in five cells: completed ones remain links, and the needle marks the current one. */
export function WholeWay({ label, stops }: { label: string; stops: Stop[] }) {
  return (
    <Cached as="nav" of={stops} aria-label={label}>
      <ol className={css.way}>
        {stops.map(({ id, title, to, state, done, here }) => {
          const words = (
            <>
              {title}
              <VisuallyHidden>, {state}</VisuallyHidden>
            </>
          )
          return (
            <li className={done && !here ? css.done : undefined} key={id}>
              {here ? (
                <svg className={css.needle} width="100%" height="18" overflow="visible" aria-hidden="true">
                  <NeedleMark x="50%" />
                </svg>
              ) : null}
              {to ? (
                <Link to={to} aria-current={here ? 'step' : undefined}>
                  {words}
                </Link>
              ) : (
                <span aria-current={here ? 'step' : undefined}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Cached>
  )
}
