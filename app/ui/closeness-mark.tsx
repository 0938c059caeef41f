import type { ReactNode } from 'react'
import * as axis from './axis.css.ts'
import { Graphic } from './axis.tsx'
import * as css from './charts.css.ts'
import { at, stretch } from './scale.ts'

/** How close a profession is: one to three cells with a label, without a number. */
export function ClosenessMark({ level, label }: { level: 1 | 2 | 3; label: ReactNode }) {
  return (
    <span className={css.closeness}>
      <Graphic height={14}>
        {[0, 1, 2].map(cell => (
          <rect
            className={axis.tints[cell < level ? 2 : 0]}
            key={cell}
            x={at(cell, 3)}
            y={1}
            width={stretch(cell, cell + 1, 3)}
            height={12}
          />
        ))}
      </Graphic>
      <span>{label}</span>
    </span>
  )
}
