import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const talk = style({})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.xl}`,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${color.ink}` } },
})
export const withName = style([item, { '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr) 11rem' } } }])
export const name = style({ font: `700 ${text.h3}/1.3 ${font.serif}` })
globalStyle(`${name} a`, { display: 'inline-block', paddingBlock: space.xxs })
export const reason = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs })
export const ask = style({ font: `italic 400 ${text.body}/1.5 ${font.serif}`, color: color.accent })
export const seen = style({
  borderInlineStart: `5px solid ${color.here}`,
  background: color.hereWash,
  padding: `${space.s} ${space.m}`,
})
