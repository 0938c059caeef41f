import { globalStyle, style } from '@vanilla-extract/css'
import { phone, tablet, wide } from './media.ts'
import { vars } from './tokens.css.ts'

/** The short version, on phones only. */
export const line = style({ '@media': { [tablet]: { display: 'none' }, print: { display: 'none' } } })
/** The full version, on wider screens. */
export const whole = style({ display: 'grid', gap: vars.space.s, '@media': { [phone]: { display: 'none' } } })
globalStyle(`${whole} > h2`, { fontSize: vars.text.body })
globalStyle(`${line} > a`, { lineHeight: 1.3, textWrap: 'wrap', overflowWrap: 'anywhere' })
/** What stands under a head that says its things in a line. */
export const below = style({
  paddingBlockStart: vars.space.m,
  '@media': { [wide]: { paddingBlockStart: vars.space.xl } },
})
