import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const banner = style({
  inlineSize: '100%',
  aspectRatio: '1200 / 224',
  objectFit: 'cover',
  borderRadius: vars.radius,
  background: color.sunk,
})
/** The name of a project after its logo. */
export const name = style({ display: 'flex', alignItems: 'center', gap: space.m })
globalStyle(`${name} > img`, { flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem', borderRadius: vars.radius })
globalStyle(`${name} > h1`, { minInlineSize: 0, overflowWrap: 'anywhere' })

/** Actions, with a menu at the end. */
export const actions = style({ position: 'relative', paddingInlineEnd: '3rem' })

/** Pictures with captions, each a link to a larger one. */
export const gallery = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
})
globalStyle(`${gallery} a`, { display: 'block' })
globalStyle(`${gallery} img`, {
  inlineSize: '100%',
  aspectRatio: '16 / 11',
  objectFit: 'cover',
  borderRadius: vars.radius,
  background: color.sunk,
})
globalStyle(`${gallery} figcaption`, {
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
})

/** A picture as large as the page allows. */
export const large = style({
  maxInlineSize: '100%',
  maxBlockSize: '85vh',
  inlineSize: 'auto',
  blockSize: 'auto',
  borderRadius: vars.radius,
  background: color.sunk,
})
