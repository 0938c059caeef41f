import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  borderBlockStart: `3px solid ${color.scale}`,
  paddingBlockStart: space.m,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${nextStep} > h2`, { fontSize: text.h3 })
