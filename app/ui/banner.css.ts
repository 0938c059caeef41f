import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const banner = style({ paddingBlockEnd: vars.space.xl })
