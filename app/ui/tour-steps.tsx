import type { ReactNode } from 'react'
import { NeedleMark } from './axis.tsx'
import { Link } from './link.tsx'
import * as css from './tour-steps.css.ts'

export type TourStep = { id: string; title: string; to?: string; done: boolean; here: boolean }

/** The steps of a process as segments of a scale bar: filled ones are done, the needle marks the current one. Steps
 *  that can be opened are links. */
export function TourSteps({ label, steps }: { label: string; steps: TourStep[] }) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ id, title, to, done, here }) => (
        <li className={done && !here ? css.done : undefined} key={id} aria-current={here ? 'step' : undefined}>
          {here ? (
            <svg className={css.needle} width="100%" height="18" overflow="visible" aria-hidden="true">
              <NeedleMark x="50%" />
            </svg>
          ) : null}
          {to && !here ? <Link to={to}>{title}</Link> : <span>{title}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The buttons at the end of a step. */
export function StepEnd({ children }: { children: ReactNode }) {
  return <div className={css.end}>{children}</div>
}
