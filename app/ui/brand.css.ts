import { globalStyle, style } from '@vanilla-extract/css'
import { forced, wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font } = vars

export const needle = style({
  justifySelf: 'start',
  inlineSize: '.62em',
  blockSize: '1.5em',
  flex: 'none',
  overflow: 'visible',
})
globalStyle(`${needle} path`, { fill: color.here, stroke: color.ink, strokeWidth: 1.2, strokeLinejoin: 'round' })
globalStyle(`${needle} path + path`, { fill: color.ink })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  font: `700 1.4375rem/1 ${font.serif}`,
  letterSpacing: '-.01em',
})
globalStyle(`${wordmark} svg`, { rotate: '38deg' })

export const bar = style({
  blockSize: '7px',
  borderBlock: `1px solid ${color.scale}`,
  background: `repeating-linear-gradient(90deg, ${color.scale} 0 2.5rem, ${color.surface} 0 5rem)`,
  printColorAdjust: 'exact',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
export const thick = style({ blockSize: '14px', borderBlockWidth: '2px' })

export const compass = style({
  inlineSize: 'min(100%, 30rem)',
  marginInline: 'auto',
  color: color.scale,
  selectors: { '[data-lite] &': { display: 'none' } },
  '@media': { [wide]: { inlineSize: '100%' } },
})
