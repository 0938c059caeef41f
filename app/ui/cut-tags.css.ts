import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
globalStyle(`${tags} > li`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxInlineSize: '100%',
  paddingInlineStart: space.s,
  overflowWrap: 'anywhere',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius,
  background: color.raised,
})
export const cut = style({
  border: 0,
  background: 'none',
  flex: 'none',
  inlineSize: vars.target,
  blockSize: vars.target,
  color: color.danger,
  fontSize: '1.25rem',
  cursor: 'pointer',
})
/** A small picture for a line of a list. */
const thumb = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius,
  background: color.sunk,
})
export const thumbs = {
  wide: style([thumb, { inlineSize: '12rem', aspectRatio: '4 / 3' }]),
  square: style([thumb, { inlineSize: '7rem', aspectRatio: '1' }]),
}
