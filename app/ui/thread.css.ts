import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const thread = style({})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: `${space.m} ${space.xs}`,
  borderBlockStart: `1px solid ${color.line}`,
})
globalStyle(`${thread} ${thread}`, {
  marginInlineStart: '.35rem',
  paddingInlineStart: 'clamp(.75rem, 3vw, 1.75rem)',
  borderInlineStart: `3px solid ${color.line}`,
})
globalStyle(`${thread} ${thread} > :first-child`, { borderBlockStart: 0 })
