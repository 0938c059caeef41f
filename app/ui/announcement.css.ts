import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const region = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockStart: space.m,
  '@media': { print: { display: 'none' } },
})

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.l}`,
  paddingInline: space.m,
  border: '1px solid',
  borderInlineStartWidth: '6px',
  borderRadius: vars.radius,
  background: color.raised,
})
export const announcement = styleVariants({ NOTE: color.accent, CAUTION: color.caution }, edge => [
  box,
  { borderColor: edge },
])
export const words = style({
  paddingBlock: space.xs,
  maxInlineSize: '66ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` })
