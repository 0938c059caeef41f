import { globalStyle, style } from '@vanilla-extract/css'
import { broad } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

const columns = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`

export const facts = style({
  display: 'grid',
  gap: `${space.s} ${space.l}`,
  gridTemplateColumns: columns('13.5rem'),
  fontSize: '1rem',
  lineHeight: 1.5,
})
// Four facts form a square or one row, never three and one.
export const four = style({
  gridTemplateColumns: columns('max(13.5rem, 40%)'),
  '@media': { [broad]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
globalStyle(`${facts} dt`, { fontSize: text.small, color: color.inkSoft })

export const stats = style({
  display: 'grid',
  gap: `${space.m} ${space.l}`,
  gridTemplateColumns: columns('7.5rem'),
})
globalStyle(`${stats} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderBlockStart: `3px solid ${color.scale}`,
  paddingBlockStart: space.xs,
})
globalStyle(`${stats} dt`, { fontSize: text.small, fontWeight: 400, lineHeight: 1.4, color: color.inkSoft })
globalStyle(`${stats} dd`, { font: `700 ${text.h1}/1.1 ${font.serif}`, fontVariantNumeric: 'lining-nums' })
