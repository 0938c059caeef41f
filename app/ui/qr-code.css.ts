import { style } from '@vanilla-extract/css'

/** Always dark on white, in the dark theme too: cameras expect it. */
export const qr = style({
  display: 'block',
  inlineSize: 'min(15rem, 100%)',
  blockSize: 'auto',
  color: '#000',
  background: '#fff',
  forcedColorAdjust: 'none',
})
