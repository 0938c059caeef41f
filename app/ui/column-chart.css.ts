import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const under = style({ fontSize: vars.text.small, fill: vars.color.inkSoft })
