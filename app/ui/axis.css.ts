import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, text } = vars

export const graphic = style({
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
})

export const axis = style({ stroke: color.lineStrong })
export const grid = style({ stroke: color.line })
export const band = style({
  stroke: color.tint2,
  strokeWidth: 10,
  '@media': { [forced]: { strokeOpacity: 0.5 } },
})
export const dot = style({ fill: color.accentStrong, stroke: color.surface, strokeWidth: 2 })
export const mean = style({ stroke: color.ink, strokeWidth: 2 })
export const needle = style({ fill: color.here, stroke: color.ink, strokeWidth: 1.4, strokeLinejoin: 'round' })

// Printers must not drop the fill to save ink.
const cell = style({ stroke: color.ink, printColorAdjust: 'exact' })
export const tints = [
  style([cell, { fill: color.tint1 }]),
  style([cell, { fill: color.tint2, '@media': { [forced]: { fillOpacity: 0.45 } } }]),
  style([cell, { fill: color.tint3 }]),
] as const

export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
// Equal widths keep the middle label in the centre, however long the others are.
export const evenLabels = style({})
globalStyle(`${evenLabels} > *`, { flex: '1 0 0', textAlign: 'center' })
globalStyle(`${evenLabels} > :first-child`, { textAlign: 'start' })
globalStyle(`${evenLabels} > :last-child`, { textAlign: 'end' })
export const cutLabels = style({ display: 'grid', gridTemplateColumns: '60% 20% 1fr auto' })
