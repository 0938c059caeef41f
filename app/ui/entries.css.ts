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

// States and actions of a list share one column, so all buttons have the same width.
export const side = style({ display: 'grid', gap: space.xs, alignContent: 'start' })
globalStyle(`${side} > :is(a, button, form)`, { '@media': { [tablet]: { justifySelf: 'stretch' } } })
globalStyle(`${side} > form > button`, { '@media': { [tablet]: { inlineSize: '100%' } } })
globalStyle(`${side} > form > div`, { '@media': { [tablet]: { gap: space.xs } } })
globalStyle(`${side} > form > div > button`, { '@media': { [tablet]: { flex: '1 1 0', paddingInline: space.xs } } })

// Wide enough for two digits, so the text stays aligned from 9 to 10.
export const numbered = style([entry, { '@media': { [tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } } }])
export const numberedWithSide = style([
  entry,
  { '@media': { [tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) 13rem' } } },
])
/** A phone number before the name of its owner: short, but with the minimum touch width. */
export const telephone = style([link, { paddingInline: '.75rem', marginInline: '-.75rem' }])

export const number = style({
  font: `400 ${text.h1}/1 ${font.serif}`,
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
})
