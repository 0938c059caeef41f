import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, text } = vars

export const tile = style({ fill: color.surface, stroke: color.lineStrong })
export const level = style({ fill: color.tint1, printColorAdjust: 'exact' })
const words = style({ fill: color.ink, textAnchor: 'middle' })
export const code = style([words, { fontSize: text.small, fontWeight: 700 }])
export const value = style([words, { fontSize: text.small, fontVariantNumeric: 'tabular-nums lining-nums' }])
