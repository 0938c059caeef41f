import { style, styleVariants } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, text } = vars

const base = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: '.45em',
  fontSize: text.small,
  lineHeight: 1.4,
  fontWeight: 600,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '.8em',
    blockSize: '.8em',
    border: '2px solid',
    borderRadius: '50%',
    printColorAdjust: 'exact',
  },
  '@media': { [forced]: { '::before': { forcedColorAdjust: 'none' } } },
})
export const shape = {
  empty: base,
  half: style([base, { '::before': { background: 'linear-gradient(90deg, currentColor 50%, #0000 0)' } }]),
  full: style([base, { '::before': { background: 'linear-gradient(currentColor 0 0)' } }]),
  diamond: style([base, { '::before': { borderRadius: 0, rotate: '45deg' } }]),
}
export const tone = styleVariants({
  neutral: {},
  good: { color: color.positive },
  warn: { color: color.caution },
  bad: { color: color.danger },
})

export const count = style({
  fontSize: text.small,
  lineHeight: 1.5,
  fontWeight: 600,
  paddingInline: '.45em',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '1em',
  fontVariantNumeric: 'tabular-nums',
})
