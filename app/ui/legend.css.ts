import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** A legend, side by side as far as it fits. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${legend} li`, { display: 'flex', alignItems: 'center', gap: '.6rem' })
globalStyle(`${legend} svg`, { flex: 'none', inlineSize: '1.25rem' })
