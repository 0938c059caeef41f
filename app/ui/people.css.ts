import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const road = style({ stroke: vars.color.scale, strokeWidth: 3 })
export const person = style({ fill: vars.color.surface, stroke: vars.color.scale, strokeWidth: 3 })
