import { Graphic, NeedleMark } from './axis.tsx'
import * as css from './progress.css.ts'
import { segments } from './scale.ts'

/** The scale bar with one segment per question or step; `label` is its text alternative. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  const bar = segments(value, max)
  const drawn = { y1: 24, y2: 24, strokeDasharray: bar.dash }
  return (
    <Graphic height={30} label={label}>
      <line className={css.ahead} x2="100%" pathLength={bar.count} {...drawn} />
      {bar.done > 0 ? <line className={css.done} x2={bar.filled} pathLength={bar.done} {...drawn} /> : null}
      <NeedleMark x={bar.needle} />
    </Graphic>
  )
}
