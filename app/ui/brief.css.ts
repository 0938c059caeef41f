import { globalStyle, style } from '@vanilla-extract/css'
import { phone, tablet, wide } from './media.ts'
import { vars } from './tokens.css.ts'

/** In one line, on a phone only. */
export const line = style({ '@media': { [tablet]: { display: 'none' }, print: { display: 'none' } } })
/** The same at length, where there is room. */
export const whole = style({ display: 'grid', gap: vars.space.s, '@media': { [phone]: { display: 'none' } } })
globalStyle(`${whole} > h2`, { fontSize: vars.text.body })
globalStyle(`${line} > a`, { lineHeight: 1.3, textWrap: 'wrap', overflowWrap: 'anywhere' })
/** What stands under a head that says its things in a line. */
export const below = style({
  paddingBlockStart: vars.space.m,
  '@media': { [wide]: { paddingBlockStart: vars.space.xl } },
})
