import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

export const asked = style({ display: 'grid', gap: vars.space.l })

// A browser that cannot tell from the box leaves the rule out and always shows what is asked.
globalStyle(`${asked}:not(:has(> :first-child :checked)) > :last-child`, { display: 'none' })
