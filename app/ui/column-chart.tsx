import * as axis from './axis.css.ts'
import { Graphic } from './axis.tsx'
import * as css from './column-chart.css.ts'
import { tone } from './parts-bar.css.ts'
import { at } from './scale.ts'

const HEIGHT = 150
const UNDER = 20

type ColumnChartProps = {
  /** `under` is the label below a column; null where there is no room. */
  columns: { id: string; under: string | null; counts: readonly [number, number] }[]
  label: string
}

/** Two counts for each period, as adjacent columns on one scale. */
export function ColumnChart({ columns, label }: ColumnChartProps) {
  const most = Math.max(1, ...columns.flatMap(({ counts }) => counts))
  const width = 100 / columns.length
  const column = (count: number, x: number, looks: string) => {
    const height = Math.round((count / most) * (HEIGHT - 2))
    return <rect className={looks} x={at(x)} width={at(width * 0.37)} y={HEIGHT - height} height={height} />
  }
  return (
    <Graphic height={HEIGHT + UNDER} label={label}>
      <line className={axis.axis} x2="100%" y1={HEIGHT} y2={HEIGHT} />
      {columns.map(({ id, under, counts: [first, second] }, place) => (
        <g key={id}>
          {first > 0 ? column(first, (place + 0.12) * width, tone[1]) : null}
          {second > 0 ? column(second, (place + 0.51) * width, tone[3]) : null}
          {under === null ? null : (
            <text className={css.under} x={at(place * width)} y={HEIGHT + UNDER - 4}>
              {under}
            </text>
          )}
        </g>
      ))}
    </Graphic>
  )
}
