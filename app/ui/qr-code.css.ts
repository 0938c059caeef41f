import { style } from '@vanilla-extract/css'

/** Dark on white in both themes, because cameras expect it. */
export const qr = style({
  display: 'block',
  inlineSize: 'min(15rem, 100%)',
  blockSize: 'auto',
  color: '#000',
  background: '#fff',
  forcedColorAdjust: 'none',
})
