import { style } from '@vanilla-extract/css'
import { tints } from './axis.css.ts'
import { vars } from './tokens.css.ts'

/** Tones of parts: the darker, the further along; `open` has not started, and `bad` will not succeed. */
export const tone = {
  1: tints[0],
  2: tints[1],
  3: tints[2],
  open: style({ fill: vars.color.surface, stroke: vars.color.ink }),
  bad: style({ fill: vars.color.surface, stroke: vars.color.danger, strokeWidth: 2, strokeDasharray: '4 3' }),
}
