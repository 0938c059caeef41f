import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { link } from './thumb.css.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const entries = style({})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s} ${space.l}`,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${color.ink}` } },
})
export const withSide = style([entry, { '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } } }])

// States and actions of a list stand in one column, so its buttons are of one width.
export const side = style({ display: 'grid', gap: space.xs, alignContent: 'start' })
globalStyle(`${side} > :is(a, button, form)`, { '@media': { [tablet]: { justifySelf: 'stretch' } } })
globalStyle(`${side} > form > button`, { '@media': { [tablet]: { inlineSize: '100%' } } })
globalStyle(`${side} > form > div`, { '@media': { [tablet]: { gap: space.xs } } })
globalStyle(`${side} > form > div > button`, { '@media': { [tablet]: { flex: '1 1 0', paddingInline: space.xs } } })

// The column holds two figures, so a page that goes from 9 to 10 keeps its edge.
export const numbered = style([entry, { '@media': { [tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } } }])
export const numberedWithSide = style([
  entry,
  { '@media': { [tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) 13rem' } } },
])
/** A telephone number before whose it is: short, and still as wide as a thumb. */
export const telephone = style([link, { paddingInline: '.75rem', marginInline: '-.75rem' }])

export const number = style({
  font: `400 ${text.h1}/1 ${font.serif}`,
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
})
