import { style } from '@vanilla-extract/css'
import { tints } from './axis.css.ts'
import { vars } from './tokens.css.ts'

/** How far a part is: the darker, the further; `open` is no part yet, and `bad` will be none. */
export const tone = {
  1: tints[0],
  2: tints[1],
  3: tints[2],
  open: style({ fill: vars.color.surface, stroke: vars.color.ink }),
  bad: style({ fill: vars.color.surface, stroke: vars.color.danger, strokeWidth: 2, strokeDasharray: '4 3' }),
}
