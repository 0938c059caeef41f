import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

// The symbols in the SVG file inherit line and wash.
const sign = style({
  flex: 'none',
  color: color.ink,
  fill: color.sign,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  printColorAdjust: 'exact',
})
export const sizes = {
  small: style([sign, { inlineSize: '1.75rem', blockSize: '1.75rem' }]),
  usual: style([sign, { inlineSize: '2.5rem', blockSize: '2.5rem' }]),
  big: style([sign, { inlineSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)', aspectRatio: '1', strokeWidth: 1.5 }]),
}
export const here = style({ fill: color.signHere })

// A double frame as on a map, once per page.
export const plate = style({
  display: 'inline-block',
  flex: 'none',
  lineHeight: 0,
  margin: '5px',
  padding: space.xs,
  border: `2px solid ${color.ink}`,
  outline: `1px solid ${color.ink}`,
  outlineOffset: '3px',
  background: color.surface,
  selectors: { '[data-lite] &': { display: 'none' } },
})
