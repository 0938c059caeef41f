import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** Takes no space, so nothing shifts when it appears, and stays visible while scrolling. */
export const fresh = style({
  position: 'sticky',
  insetBlockStart: vars.space.xl,
  zIndex: vars.layer.menu,
  blockSize: 0,
  display: 'grid',
  placeItems: 'center',
})
