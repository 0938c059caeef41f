import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const asked = style({ display: 'grid', gap: vars.space.l })

// Browsers without `:has` ignore this rule and always show the dependent fields.
globalStyle(`${asked}:not(:has(> :first-child :checked)) > :last-child`, { display: 'none' })
