import type { ReactNode } from 'react'
import { Graphic } from './axis.tsx'
import { at } from './scale.ts'
import * as css from './ways.css.ts'

/** Length of the common axis, in years, so that all routes can be compared. */
const AXIS_YEARS = 7
const gap = '.94 .06'

type Way = {
  id: string
  title: ReactNode
  /** Years of study; no bar is drawn without them. */
  years?: number
  /** Text alternative of the bar. */
  label?: string
  children: ReactNode
}

/** Routes to one goal, with one cell per year of study. */
export function Ways({ items }: { items: Way[] }) {
  return (
    <ul className={css.ways}>
      {items.map(({ id, title, years, label, children }) => (
        <li key={id}>
          <h3>{title}</h3>
          {years === undefined ? null : (
            <Graphic height={16} label={label}>
              <line className={css.year} x2="100%" y1="8" y2="8" pathLength={AXIS_YEARS} strokeDasharray={gap} />
              <line
                className={css.studied}
                x2={at(years, AXIS_YEARS)}
                y1="8"
                y2="8"
                pathLength={Math.min(years, AXIS_YEARS)}
                strokeDasharray={gap}
              />
            </Graphic>
          )}
          <div>{children}</div>
        </li>
      ))}
    </ul>
  )
}
