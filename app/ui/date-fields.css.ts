import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** Day, month and year, each as wide as its content. The longest month fits on the narrowest phone. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 10rem) 5.25rem',
  gap: vars.space.xs,
})
