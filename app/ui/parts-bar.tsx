import { Graphic } from './axis.tsx'
import { tone as looks } from './parts-bar.css.ts'

export type Tone = keyof typeof looks
type Part = { key: string; count: number; tone: Tone }

/** A bar of the parts of a whole, in order; `label` is its text alternative. Very small parts keep a visible width. */
export function PartsBar({ label, parts }: { label: string; parts: Part[] }) {
  const whole = parts.reduce((sum, { count }) => sum + Math.max(0, count), 0)
  let start = 0
  return (
    <Graphic height={24} label={label}>
      {parts.map(({ key, count, tone }) => {
        const width = whole === 0 ? 0 : (count / whole) * 100
        const x = start
        start += width
        return width === 0 ? null : (
          <rect
            key={key}
            className={looks[tone]}
            x={percent(x)}
            y="1"
            width={percent(Math.max(0.4, width))}
            height="22"
          />
        )
      })}
    </Graphic>
  )
}

function percent(value: number) {
  return `${String(Math.round(value * 100) / 100)}%`
}
