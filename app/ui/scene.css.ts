import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const scene = style({ maxInlineSize: '36rem', margin: 0 })

// The symbols in the SVG file inherit line and fills.
export const drawing = style({
  vars: {
    '--land': color.ground,
    '--water': color.sign,
    '--paper': color.raised,
    '--dark': color.scale,
  },
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '360 / 122',
  color: color.ink,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  printColorAdjust: 'exact',
})

export const caption = style({ paddingBlockStart: space.xs, fontSize: text.small, color: color.inkSoft })
