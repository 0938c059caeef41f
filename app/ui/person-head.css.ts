import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const cover = style({
  inlineSize: '100%',
  aspectRatio: '4 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius,
  background: color.sunk,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.m} ${space.l}` })
export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: '50%',
  background: color.accentWash,
  color: color.accentStrong,
  font: `700 ${text.h2}/1 ${font.serif}`,
  objectFit: 'cover',
})
// On a cover the picture overlaps its lower edge.
globalStyle(`${cover} + ${head} > ${portrait}`, {
  marginBlockStart: 'calc(-3rem - 1.5rem)',
  border: `4px solid ${color.surface}`,
})
export const name = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m })

/** Text of a user: keeps line breaks, and breaks words that are too long. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: vars.measure })
