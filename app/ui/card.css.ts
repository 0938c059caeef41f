import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: space.l,
})

// Explanatory text in italic serif, as lakes are lettered on a map.
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  borderBlockStart: `3px solid ${color.scale}`,
  paddingBlockStart: space.s,
  fontSize: text.small,
  lineHeight: 1.5,
})
export const noteTitle = style({
  font: `italic 400 ${text.lead}/1.3 ${font.serif}`,
  color: color.accent,
  letterSpacing: 0,
})

export const linkList = style({})
globalStyle(`${linkList} a`, { lineHeight: 1.3, paddingBlock: space.xxs })

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.s,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: vars.radius,
  padding: `${space.xl} ${space.l}`,
})
globalStyle(`${empty} > :is(h1, h2, h3)`, { fontSize: text.h3 })
