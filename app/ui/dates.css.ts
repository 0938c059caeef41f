import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const dates = style({})
globalStyle(`${dates} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.m}`,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
})
// In a narrow column and on a phone the date wraps above its text.
globalStyle(`${dates} > li > time`, { flex: '1 0 8rem' })
globalStyle(`${dates} > li > div`, { flex: '50 1 12rem', minInlineSize: 0 })
globalStyle(`${dates} > :first-child`, { borderBlockStart: `2px solid ${color.ink}` })
globalStyle(`${dates} time`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
