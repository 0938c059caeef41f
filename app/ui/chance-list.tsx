import type { ReactNode } from 'react'
import * as axis from './axis.css.ts'
import { Graphic, NeedleMark } from './axis.tsx'
import * as css from './chance-list.css.ts'
import { Stack } from './layout.tsx'
import { at, stretch } from './scale.ts'

/** The ends of the three bands of a chance, in per cent. */
const cuts = [0, 35, 70, 100]

type Strip = { at: number; low: number | null; high: number | null; label: string }

/** A chance on the three bands low, medium and high: the needle where it stands, a line where it may stand. */
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

/** The words under the bands. */
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
  about: ReactNode
  level: ReactNode
  figure?: ReactNode
  range?: ReactNode
  children: ReactNode
  change: ReactNode
  more: ReactNode
}

/** A programme, its chance, what would change it, and all the rest below. */
export function ChanceItem({ id, name, lang, about, level, figure, range, children, change, more }: ChanceItemProps) {
  return (
    <li className={css.item}>
      <Stack gap="s">
        <h3 className={css.name} id={id} lang={lang}>
          {name}
        </h3>
        {about}
      </Stack>
      <Stack gap="s">
        <p className={css.level}>
          <b>{level}</b>
          {figure ? <span className={css.figure}>{figure}</span> : null}
          {range ? <span className={css.range}>{range}</span> : null}
        </p>
        {children}
      </Stack>
      <Stack gap="s">{change}</Stack>
      <div className={css.whole}>{more}</div>
    </li>
  )
}
