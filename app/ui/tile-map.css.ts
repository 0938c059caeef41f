import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, text } = vars

export const tile = style({ fill: color.surface, stroke: color.lineStrong })
export const level = style({ fill: color.tint1, printColorAdjust: 'exact' })
// At this size three letters or four digits fit in a tile on a phone of 320 px.
const words = style({ fontSize: text.small, textAnchor: 'middle' })
export const code = style([words, { fill: color.inkSoft }])
export const value = style([words, { fill: color.ink, fontVariantNumeric: 'tabular-nums lining-nums' }])
