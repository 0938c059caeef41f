import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.6rem, 1fr))',
  gap: `${space.s} ${space.xxs}`,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const person = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.xxs,
  minBlockSize: vars.target,
  fontSize: text.small,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const ring = style({ display: 'grid', placeItems: 'center', inlineSize: '4.25rem', blockSize: '4.25rem' })
export const circle = style({ gridArea: '1/1', inlineSize: '100%', blockSize: '100%', fill: 'none' })
export const inside = style({ gridArea: '1/1', display: 'grid' })

// What is new is a broad arc, what was seen a thin one.
export const arc = style({ stroke: color.accent, strokeWidth: 5 })
export const seen = style({ stroke: color.lineStrong, strokeWidth: 1.5 })
export const tell = style({ stroke: color.lineStrong, strokeWidth: 2, strokeDasharray: '5 4' })
export const plus = style({ stroke: color.accent, strokeWidth: 2.5 })
