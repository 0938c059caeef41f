import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const picture = style({ display: 'block', blockSize: 'auto', background: vars.color.sunk })

export const round = style([picture, { inlineSize: '10rem', borderRadius: '50%' }])
export const wide = style([picture, { inlineSize: '100%', borderRadius: vars.radius }])
