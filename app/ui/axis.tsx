import type { ReactNode } from 'react'
import * as css from './axis.css.ts'
import { CachedItems } from './cached.tsx'
import { at } from './scale.ts'

/** An SVG in percent units without a viewBox, so that nothing in it is distorted. */
export function Graphic({ height, label, children }: { height: number; label?: string; children: ReactNode }) {
  const ariaProps = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={css.graphic} height={height} {...ariaProps}>
      {children}
    </svg>
  )
}

export function Axis() {
  return (
    <CachedItems of="axis">
      <AxisLines />
    </CachedItems>
  )
}

function AxisLines() {
  return (
    <>
      <line className={css.axis} x2="100%" y1="14" y2="14" />
      <line className={css.axis} y1="9" y2="19" />
      {['25%', '50%', '75%'].map(x => (
        <line className={css.grid} key={x} x1={x} x2={x} y2="28" />
      ))}
      <line className={css.axis} x1="100%" x2="100%" y1="9" y2="19" />
    </>
  )
}

/** An interval with an optional dot at the value. The dot is never drawn without its interval. */
export function Band({ low, high, value, max }: { low: number; high: number; value?: number; max?: number }) {
  return (
    <>
      <line className={css.band} x1={at(low, max)} x2={at(high, max)} y1="14" y2="14" />
      {value === undefined ? null : <circle className={css.dot} cx={at(value, max)} cy="14" r="7" />}
    </>
  )
}

/** Marks the reader's position. One per scale. */
export function NeedleMark({ x, big = false }: { x: string; big?: boolean }) {
  return (
    <svg x={x} overflow="visible">
      <path className={css.needle} d={big ? 'M-7 1H7L0 20z' : 'M-6 1H6L0 17z'} />
    </svg>
  )
}

/** Labels under an axis. Hidden from screen readers, because the picture's own label says the same. */
export function AxisLabels({ labels, cut = false }: { labels: ReactNode[]; cut?: boolean }) {
  return (
    <div className={`${css.labels} ${cut ? css.cutLabels : css.evenLabels}`} aria-hidden="true">
      {labels.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
    </div>
  )
}
