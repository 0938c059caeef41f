import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const places = style({})

/** One of many places in a list, closer together than other entries. */
export const placeLine = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.xs,
})
