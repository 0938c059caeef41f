import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const day = style({})
globalStyle(`${day} > li`, {
  display: 'grid',
  gridTemplateColumns: '3.25rem 11px minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  breakInside: 'avoid',
})
// A vertical scale bar, with one cell between two hours.
globalStyle(`${day} > li::before`, {
  content: '',
  gridArea: '1 / 2',
  border: `1.5px solid ${color.scale}`,
  borderBlockEnd: 0,
  printColorAdjust: 'exact',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
globalStyle(`${day} > :nth-child(odd)::before`, { background: color.scale })
globalStyle(`${day} > :last-child::before`, { borderBlockEnd: `1.5px solid ${color.scale}` })
globalStyle(`${day} time`, {
  gridArea: '1 / 1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  lineHeight: 1.3,
})
globalStyle(`${day} p`, {
  gridArea: '1 / 3',
  paddingBlockEnd: space.l,
  marginBlockStart: '-.2rem',
  maxInlineSize: vars.measure,
})
