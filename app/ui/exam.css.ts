import { globalStyle, style } from '@vanilla-extract/css'
import { phone, tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { space, text } = vars

// On a phone the question, its answers and the button fit on one screen, so spacing above them is minimal.
export const exam = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': {
    [phone]: { marginBlockStart: `calc(${space.xs} - ${space.xl})` },
    [tablet]: { gap: space.xl },
  },
})
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
})
export const title = style({ fontSize: text.small, lineHeight: 1.3 })
globalStyle(`${line} strong`, { fontVariantNumeric: 'tabular-nums' })
