import * as axis from './axis.css.ts'
import { AxisLabels, Graphic } from './axis.tsx'
import { at } from './scale.ts'

type Foretold = { foretold: number; came: number }

/** Predicted shares (horizontal) against actual shares (vertical), both 0–1. On the diagonal they are equal; a line
 *  connects each dot to it. */
export function CalibrationChart({ points, label }: { points: Foretold[]; label: string }) {
  const up = (share: number) => at(1 - share, 1)
  return (
    <div>
      <Graphic height={200} label={label}>
        {['25%', '50%', '75%'].map(place => (
          <g className={axis.grid} key={place}>
            <line x1={place} x2={place} y2="100%" />
            <line x2="100%" y1={place} y2={place} />
          </g>
        ))}
        <g className={axis.axis}>
          <line y2="100%" />
          <line x2="100%" y1="100%" y2="100%" />
          <line x2="100%" y1="100%" />
        </g>
        {points.map(({ foretold, came }) => (
          <g key={foretold}>
            <line className={axis.mean} x1={at(foretold, 1)} x2={at(foretold, 1)} y1={up(foretold)} y2={up(came)} />
            <circle className={axis.dot} cx={at(foretold, 1)} cy={up(came)} r="7" />
          </g>
        ))}
      </Graphic>
      <AxisLabels labels={['0\u00a0%', '50\u00a0%', '100\u00a0%']} />
    </div>
  )
}
