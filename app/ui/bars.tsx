import * as axis from './axis.css.ts'
import { Graphic } from './axis.tsx'
import * as css from './bars.css.ts'
import { tone } from './parts-bar.css.ts'
import { at } from './scale.ts'

type FunnelProps = { whole: number; began: number; finished: number; label?: string }

/** Three counts drawn over one another: the whole, those who began, and those who finished. */
export function FunnelBar({ whole, began, finished, label }: FunnelProps) {
  return (
    <Graphic height={22} label={label}>
      <rect className={tone.open} width="100%" height="21" />
      <rect className={tone[1]} width={at(began, whole)} height="21" />
      <rect className={tone[3]} width={at(finished, whole)} height="21" />
    </Graphic>
  )
}

type BarListProps = {
  items: { id: string; name: string; lang?: string; value: number | string; share: number | null }[]
}

/** Names with a number and a bar relative to the longest; text instead of a number that is withheld. */
export function BarList({ items }: BarListProps) {
  return (
    <ol className={css.list}>
      {items.map(({ id, name, lang, value, share }) => (
        <li key={id}>
          <span lang={lang}>{name}</span>
          <span className={share === null ? css.words : css.value}>{value}</span>
          {share === null ? null : (
            <Graphic height={10}>
              <rect className={tone[2]} width={at(share, 1)} height="9" />
            </Graphic>
          )}
        </li>
      ))}
    </ol>
  )
}

const HEIGHT = 150

type MonthsProps = { months: { id: string; short: string; tests: number; tasks: number }[]; label: string }

/** Two counts for each of twelve months, as adjacent columns on one scale. */
export function MonthColumns({ months, label }: MonthsProps) {
  const most = Math.max(1, ...months.flatMap(({ tests, tasks }) => [tests, tasks]))
  const column = (count: number, x: number, looks: string) => {
    const height = Math.round((count / most) * (HEIGHT - 2))
    return <rect className={looks} x={at(x)} width={at(3.1)} y={HEIGHT - height} height={height} />
  }
  return (
    <div className={css.columns}>
      <Graphic height={HEIGHT + 1} label={label}>
        <line className={axis.axis} x2="100%" y1={HEIGHT} y2={HEIGHT} />
        {months.map(({ id, tests, tasks }, place) => (
          <g key={id}>
            {tests > 0 ? column(tests, (place * 100) / 12 + 1, tone[1]) : null}
            {tasks > 0 ? column(tasks, (place * 100) / 12 + 4.3, tone[3]) : null}
          </g>
        ))}
      </Graphic>
      <div className={css.under} aria-hidden="true">
        {months.map(({ id, short }) => (
          <span key={id}>
            {short.charAt(0)}
            <span>{short.slice(1)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
