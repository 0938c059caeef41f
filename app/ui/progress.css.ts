import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const ahead = style({ stroke: vars.color.lineStrong, strokeWidth: 3 })
export const done = style({ stroke: vars.color.scale, strokeWidth: 10 })
