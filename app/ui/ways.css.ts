import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const ways = style({})
globalStyle(`${ways} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxs} ${space.xl}`,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})
globalStyle(`${ways} > :first-child`, { borderBlockStart: `2px solid ${color.ink}` })
globalStyle(`${ways} h3`, { fontSize: text.lead })
globalStyle(`${ways} svg`, { '@media': { [wide]: { alignSelf: 'center' } } })
globalStyle(`${ways} > li > :nth-child(n + 3)`, { '@media': { [wide]: { gridColumn: 2 } } })
export const year = style({ stroke: color.lineStrong, strokeWidth: 3 })
export const studied = style({ stroke: color.scale, strokeWidth: 10 })
