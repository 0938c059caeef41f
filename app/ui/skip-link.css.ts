import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.gutter,
  insetBlockStart: '-9rem',
  zIndex: vars.layer.toast,
  padding: '.75rem 1rem',
  background: vars.color.raised,
  ':focus': { insetBlockStart: '.5rem' },
  '@media': { print: { display: 'none' } },
})
