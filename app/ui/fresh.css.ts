import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** Takes no room, so that nothing moves when it says something, and stays in sight further down. */
export const fresh = style({
  position: 'sticky',
  insetBlockStart: vars.space.xl,
  zIndex: vars.layer.menu,
  blockSize: 0,
  display: 'grid',
  placeItems: 'center',
})
