import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xl}`,
  '@media': { print: { display: 'none' } },
})
