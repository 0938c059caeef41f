import type { ReactNode } from 'react'
import * as axis from './axis.css.ts'
import { Graphic, NeedleMark } from './axis.tsx'
import * as css from './chance-list.css.ts'
import { Fold } from './fold.tsx'
import { Stack } from './layout.tsx'
import { at, stretch } from './scale.ts'

/** Boundaries of the three bands of a chance, in per cent. */
const cuts = [0, 35, 70, 100]

type Strip = { at: number; low: number | null; high: number | null; label: string }

/** A chance on the bands low, medium and high: the needle at the estimate, a line for its range. */
export function ChanceStrip({ at: here, low, high, label }: Strip) {
  return (
    <Graphic height={38} label={label}>
      {axis.tints.map((tint, cell) => {
        const [from = 0, to = 100] = cuts.slice(cell)
        return <rect className={tint} key={tint} x={at(from)} width={stretch(from, to)} y={21} height={12} />
      })}
      {low === null || high === null ? null : (
        <line className={css.whisker} x1={at(low)} x2={at(high)} y1="10" y2="10" />
      )}
      <NeedleMark x={at(here)} big />
    </Graphic>
  )
}

/** Labels under the bands. */
export function ChanceCuts({ labels }: { labels: [low: string, medium: string, high: string] }) {
  return (
    <div className={css.cuts} aria-hidden="true">
      {labels.map(label => (
        <span key={label}>{label}</span>
      ))}
    </div>
  )
}

export function ChanceList({ children }: { children: ReactNode }) {
  return <ol className={css.list}>{children}</ol>
}

type ChanceItemProps = {
  id: string
  name: ReactNode
  lang?: string
  level: ReactNode
  figure?: ReactNode
  /** Institution and city. */
  place: ReactNode
  open: boolean
  chart: ReactNode
  change: ReactNode
  children: ReactNode
  more: ReactNode
}

/** A programme with its chance in one line; expanded, what would change it, the reasons and further details. */
export function ChanceItem({ id, name, lang, level, figure, place, open, ...inside }: ChanceItemProps) {
  const { chart, change, children, more } = inside
  return (
    <li className={css.item}>
      <Fold
        as="h3"
        id={id}
        open={open}
        title={<span lang={lang}>{name}</span>}
        says={
          <>
            <b>{level}</b>
            {figure ? <> {figure}</> : null}
            <br />
            {place}
          </>
        }
      >
        <div className={css.parts}>
          {chart}
          <Stack gap="s">{change}</Stack>
          <Stack gap="s">{children}</Stack>
          <div className={css.whole}>{more}</div>
        </div>
      </Fold>
    </li>
  )
}
