import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const footer = style({
  marginBlockStart: 'auto',
  paddingBlock: space.l,
  background: color.sunk,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
})
export const inside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${space.m} ${space.xl}` })
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xl}` })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l })
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  color: color.ink,
})
